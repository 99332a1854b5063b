export const askBack = {
  // Words that say what is wanted but not of what.
  depth: /deep|depth/,
  height: /high|height|tall/,
  distance: /far|distance|close|clearance/,
  permit: /permits?/,
  inspection: /inspect\w*|check\w*/,
  training: /train\w*|certif\w*|licen[cs]e\w*|card/,
  ppe: /ppe|protective equipment|protection|gear/,
  time: /hours?|how long|time|often|days?|keep|long/,
  limit: /limit|maximum|max|many|much|most/,
  subject: /allowed|legal|ok|okay|required|sign\w*|wide|need|this|it|that/,
  // Words that narrow nothing down.
  empty:
    /need|needs|needed|required|require|requires|must|have|can|could|should|do|does|allowed|go|going|get|work|working|works|job|site|rule|rules|limit|maximum|max|minimum|min|safe|legal|ok|okay|many|much|often|long|high|height|tall|deep|depth|far|distance|close|clearance|permit|permits|inspect|inspected|inspection|inspections|check|checks|checked|train|trained|training|certified|certification|license|card|ppe|protective|equipment|protection|gear|what|whats|s|how|when|feet|foot|meters|meter|before|anything|something|it|this|that|here|crew|guys|people|someone|kind|type|sort|wear|use|away|maximal|most|hours|hour|days|day|time|be|may|allowed|limits|wide|keep|sign|signed|signs|who|has|be/,
}

export const followUp = {
  // Words that stand for something said before.
  pronoun: /it|that|this|those|these|them|there|he|she|they|one/,
  // How a question begins that goes on from the one before.
  opener: /and|but|so|then|what about|how about|what if|also|same/,
  // How such a question ends.
  closer: /then/,
  // How a question begins, which an answer to one doesn't.
  question: /what|who|when|where|which|how|why|do|does|is|are|can|must|should/,
}

export const judgment = {
  // Whether the very thing in front of somebody is safe: nobody can tell from afar.
  verdict:
    /\b(?:is|are|does|do|will|would)\b.*\b(?:this|these|that|the|my|our|it)\b.*\b(?:safe(?: to| for|\?|$)|(?:strong|stable|solid|good) enough|look (?:ok|okay|right|safe|good)|ok to (?:enter|use|lift|climb|work|load)|fit for use|hold (?:it|us|him|the))|\b(?:can|could|may|should) (?:i|we|he|she|they|my \w+|the \w+) (?:still |just |safely )*(?:use|enter|go (?:in|into|on|up|down)|climb|stand on|lift with|lift|walk on|operate|ride|load)\b.*\b(?:this|these|that)\b|\bis (?:this|that|the|our|it)\b.*\b(?:lift|pick|hoist|rigging) (?:ok|okay|safe|good)\b/,
}

/** What people try that has nothing to do with work. */
export const offTopic = {
  // Writing and entertainment.
  stories:
    /poems?|jokes?|songs?|lyrics|bedtime|fairy ?tales?|movies? to watch|netflix|video ?games?|celebrit\w+|taylor swift|horoscope/,
  food: /recipes?|how (?:do i|to) cook|for dinner|for lunch|pizza|restaurants?/,
  // Sports, weather and the news.
  news: /(?:what|how)(?:'s| is|s)? the weather|weather (?:today|tomorrow|like|be|in)|forecast|football|soccer|baseball|basketball|hockey|lakers|super bowl|world (?:cup|series)|who won|score of|election|politics/,
  // Money, shopping, travel and private life.
  privateLife:
    /lottery|stock (?:price|market|tip)s?|bitcoin|crypto|savings|invest(?:ing|ment)?|taxes|mortgage|get rich|girlfriend|boyfriend|dating|love letters?|lose weight|diet|my resume|cover letter|homework|(?:a|my) flight|(?:truck|car|phone|laptop) to buy|buy (?:a|an|me)|should i buy|name my/,
  // General knowledge and small talk.
  trivia:
    /capital of|(?:the|is) president|translate|meaning of life|is god|wifi|wi-fi|python code|write (?:me )?(?:a |some )?(?:code|script)|what time is it|what day is it|how old (?:is|are) (?!.*\b(?:harness|ladder|hat|helmet|cylinder|extinguisher|lanyard|sling|sds))/,
  // Words of the trade that say little in a sentence model trained on everyday English.
  trade: /osha|msha|niosh|hse|riddor|cdm|f10|coshh|loler|puwer|300a?|301|sdss?|msds|ppe|loto|ghs|hav|aed|cpr/,
}

export const outOfBounds = {
  // Somebody else than the organization that asks.
  others:
    /(?:other|another|different|rival) (?:compan(?:y|ies)'?s?|organi[sz]ations?'?s?|contractors?'?s?|firms?'?s?|customers?'?s?|accounts?'?s?|employers?'?s?)|competitors?'?s?|neighbou?rs?'?s?|next door|across the street|down the (?:road|street)|every (?:company|organi[sz]ation|customer)|all (?:customers|companies|organi[sz]ations)/,
  // What nobody gets of somebody else.
  records: /violations?|findings?|tasks?|records?|reports?|photos?|pictures?|data|users?|emails?|ask(?:ed)?/,
  secrets: /passwords?|logins?|credentials|api (?:keys?|tokens?)|access tokens?/,
  // Attempts to make it another assistant, or to read what it was told.
  override:
    /(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|restrictions?|safety|everything|you were told)|(?:system|hidden|initial|secret) prompt|your (?:\w+ )?(?:instructions|prompts?)|were you told|you (?:have|had) no (?:rules|restrictions|limits)|pretend (?:to be|that|you)|(?:^|and |then )(?:act|behave) (?:as|like)|role ?play|you are now|(?:developer|admin|debug|god) mode|dump the|drop table|<\/?(?:context|system)>|system:|jailbreak|do anything now/,
  // Before the name of another company.
  before: /from|of|by/,
}

/** Questions that take something for granted. */
export const premises = {
  // How people begin who want something confirmed.
  opening:
    /is(?:n't)? it true|is it (?:right|correct) that|i (?:heard|was told|thought|read)|(?:my )?(?:boss|foreman|super|buddy) (?:says|said|told)|they (?:say|said)|only (?:kicks|applies|apply|starts|need\w*|has to|have to|counts?)|(?:not|n't) (?:need\w*|required) (?:till|until)/,
  // How often, without a number.
  daily: /daily|(?:each|every|a|per) (?:day|shift)/,
  weekly: /weekly|(?:each|every|a|per) week/,
  monthly: /monthly|(?:each|every|a|per) month/,
  yearly: /yearly|annual\w*|(?:each|every|a|per) year/,
  // Takes for granted that something may be left out: 'no harness needed', 'we can skip'.
  relaxes:
    /(?:don't|doesn't|dont|doesnt|do not|does not|didn't|isn't|isnt|aren't|arent|never|no) (?:\w+ ){0,3}(?:need\w*|have to|has to|requir\w*|apply|applies|count\w*|matter)|no need|can skip|(?:is|are|it's|we're|i'm) (?:fine|ok|okay|enough|exempt|allowed|legal)|(?:only|just) (?:for|on|when|if|the|need\w*|has|have)|without/,
  // How people end who want something confirmed.
  ending:
    /right|correct|yeah|yes|true|huh|isn't it|aren't we|don't they|so we're fine|(?:we're|are we) (?:good|fine|ok)/,
  // 'So we have 3 days?'
  conclusion: /so|then|also/,
}
