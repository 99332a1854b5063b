import { signs } from './emergency-signs'

/** Words of emergencies, and of questions that are about them in general. */
export const emergency = {
  ...signs,
  // Somebody in particular, so it is happening to them.
  he: 'he|she|hes|shes|him|his|her|my|me|i|im|we|our|the guy|this guy|a guy|one guy|one of our|one of my|one of the guys|dude|two guys|two men|two people|three people|one man|a man is|just',
  person:
    'worker|workers|someone|somebody|coworker|colleague|guy|guys|man|men|woman|operator|driver|employee|laborer|person|people|roofer|welder|electrician|helper|apprentice|foreman|boss|buddy|friend|crew member|lad|mate|brother|has|having|got|had',
  // What is asked in an emergency, also in advance.
  cry: 'is it safe|is it ok|is it okay|is that safe|is this safe|what do i do|what do we do|what should i do|what should we do|what can i do|what can we do|what now|what to do|what should _ do if|do if|do when|what do you do|steps if|how do i help|how to help|how can i help|how do we help|help|hurry|quick|quickly|fast|right now|right away|should i go|should we go|can i go in|can we go in|should i move|should i pull|can i move|who do i call|who do we call|asap|urgent|emergency|first aid for|how do i treat|how to treat|how do you treat|how do i stop|how do we get him|how do i get him|do i call 911|call 911',
  prevention:
    'prevent|prevents|prevented|preventing|prevention|avoid|avoids|avoiding|protect|protects|protection|keep _ from',
  past: 'last week|last month|last year|last night|last summer|yesterday|years ago|months ago|weeks ago|days ago|in 2025|in 2024|in 2023|overnight|last monday|last tuesday|last friday|nobody was hurt|nobody got hurt|no one was hurt|nobody hurt|no injuries|statistics|how many|near miss|has returned to work|fire drill|during a drill',
  // What a question about rules has.
  ruleQuestion:
    'when do i|when do we|how soon|do i need|do i tell|who do i tell|do i notify|required|requirement|requirements|require|requires|regulation|regulations|rules|rule|osha|standard|standards|report|reported|reporting|reportable|recordable|recorded|recordkeeping|record|fined|fine|fines|penalty|penalties|deadline|legal|legally|law|how long|how many|how often|how far|how high|how deep|how close|how much|what is the|what are the|what counts|what causes|what happens|who gets|who must|who investigates|have to|need to|must|allowed|permit|policy|duties|does it count|mandatory|minimum|clearance|show me|show|list|which sites|explain|difference between|definition|what does|on the log|workers comp|inspection|inspected|inspect|drug test',
  questionOpening:
    'and if|and what|and how|and when|what|who|when|where|which|how|why|do|does|did|is|are|can|could|should|must|will|may|if|write|make|create|draft|design|show|list|explain|give|tell|summarize|help me write|can you|rescue plan|plan for|training on|training for|checklist|poster|policy|procedure|toolbox talk',
  // What is written, taught or bought, so the name of an emergency beside it is a subject.
  topic:
    'training|train|trained|plan|plans|kit|kits|log|300|301|poster|checklist|program|toolbox talk|talk|extinguisher|extinguishers|requirements|symptoms|signs of|course|certificate|policy|procedure|procedures|statistics|hazard|hazards|risk|risks|finding|findings|violation|violations|station|recordable|reportable|report|rule|rules|section|standard|watch|drill|aed|cpr|ppe|investigation|alarm|detector|clause|watch|season|awareness',
}
