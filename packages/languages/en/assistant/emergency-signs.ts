/**
 * What people type in an emergency. Accents, capitals and apostrophes don't matter. `word*` stands for every word that
 * begins like it, `_` for up to two words in between. packages/assistant/src/emergency/rules.ts puts the lists together.
 */
export const signs = {
  // Who and what is involved.
  machine:
    'crane|boom|excavator|backhoe|digger|truck|bucket|lift|forklift|fork lift|loader|dozer|bulldozer|dumper|tractor|rig|pump|telehandler|mast|skid steer|vehicle|car|trailer|roller|machine|ladder|scaffold|pallet jack|hoist',
  limb: 'eye|eyes|hair|ear|skull|jaw|teeth|hip|ankle|body|finger|fingers|thumb|thumbs|hand|hands|arm|arms|leg|legs|foot|feet|toe|toes|head|face|neck|chest|wrist|back|shoulder|stomach|throat|scalp|knee|thigh',
  structure:
    'trench|trenches|excavation|ditch|hole|wall|scaffold|scaffolding|building|roof|formwork|ceiling|crane|slab|bank|floor|embankment|shoring|deck|stack|racking|rack',
  confinedSpace:
    'attic|elevator shaft|hatch|cistern|duct|container|tank|manhole|silo|vault|sewer|confined space|pit|hopper|crawl space|crawlspace|vessel|tunnel|septic|well|grain bin|bin|culvert|pipe|boiler|shaft|digester',
  container:
    'drum|drums|barrel|barrels|tank|tanks|tanker|can|container|tote|oil drum|gas can|jerrycan|cylinder',
  harness: 'harness|lanyard|rope|ropes|lifeline|fall arrest|safety line',
  height:
    'off|from|through|thru|ladder|roof|scaffold|scaffolding|stories|story|floors|floor|feet|ft|platform|lift|skylight|hole|stairs|pole|steel|beam|mezzanine|truck|shaft|tower',
  heavyThing:
    'log|beam|load|pallet|pipe|rock|brick|bricks|tree|plate|panel|block|wall|truck|forklift|excavator|crane|bucket|steel|form|door|rack|shelf|machine|boulder|girder|slab|glass|equipment|roll|stone|concrete|rebar|bundle',
  powerLine:
    'power line|power lines|powerline|powerlines|overhead line|overhead lines|overhead wire|overhead wires|overhead cable|overhead cables|high voltage|electric line|electrical line|electric lines|transmission line|utility line|live line|high line',
  wire: 'wire|wires|cable|cables|live wire|panel|socket|outlet|busbar|conductor|electric box|line|lines',
  gasPipe: 'gas line|gas main|gas pipe|gas lines|gas pipeline|gas meter|propane tank|propane line',
  harmful:
    'acid|chemical|chemicals|lye|caustic|bleach|cement|concrete|lime|solvent|ammonia|thinner|paint thinner|grout|mortar|battery acid|cleaner|degreaser|pesticide|epoxy|antifreeze|glue|hydraulic fluid|chlorine|peroxide|alkali|detergent',
  flammable:
    'solvent|solvents|gas|gasoline|petrol|diesel|fuel|oil|flammable|flammables|thinner|paint|alcohol|propane|kerosene|chemicals|acetone|xylene|toluene|old fuel|naphtha',
  fumes:
    'generator|fumes|exhaust|carbon monoxide|smoke|gas|heater|pressure washer|co alarm|engine running|saw running|propane heater',
  hotThing:
    'tar|bitumen|steam|boiling|boiling water|hot oil|hot water|asphalt|torch|molten|hot metal|arc|flash|fire|flame|acid|chemical|steam pipe|grease|exhaust|battery',
  heat: 'heat|sun|hot|degrees|heatwave|heat wave|overheated|overheating|hot day',
  // What happened.
  contact:
    'hit|hits|touched|touches|touching|touch|snagged|struck|strikes|contacted|contacts|contact with|made contact|makes contact|tangled|hung up|is in the|is in|is on the|is against|caught|caught in|pulled down|took out|got into|stuck in|wrapped|leaning on|leaning against|ran into|came into contact|tore down|clipped|knocked down|hanging on|backed into|swung into|brushed|resting on|on top of the',
  powerLineDown:
    'power line is down|power line down|power lines down|power lines are down|downed power line|downed wire|downed line|live wire down|wire is down|live wire on the ground|power line fell|power line came down|wires down|live cable on the ground',
  grabbed:
    'touched|grabbed|touching|grabbing|stuck to|holding|hit|drilled into|cut into|cut through|stuck on',
  electrocuted:
    'after the shock|from the shock|shocked him|shocked her|shocked me|shocked my|zapped him|zapped me|electricity went through|electrocuted|got shocked|been shocked|was shocked|is shocked|gets shocked|just shocked|shocked by|shocked himself|shocked herself|got zapped|was zapped|been zapped|gets zapped|zapped by|got a shock|got an electric shock|took a shock|got a bad shock|received a shock|getting shocked|being shocked|being electrocuted|got electric*|hit by electricity|hit by lightning|struck by lightning|arc flash hit|arc flash burned',
  cannotLetGo: 'cant let go|cannot let go|wont let go|stuck to|frozen to',
  fellInto:
    'fell in|fell into|falls into|fallen into|fell down|fell inside|slipped into|sucked into|sinking in',
  collapsed:
    'cracking|giving way|about to collapse|about to fall|starting to collapse|sliding|is moving|collapsed|colapsed|caved in|caved|cave in|fell in|fell over|fell down|gave way|came down|tipped over|went over|toppled|crumbled|slid in|coming down|collapsing|is collapsing|fell on|sloughed|gave out|just collapsed|let go',
  buried:
    'buried|buried alive|under the dirt|under dirt|under the rubble|under rubble|engulfed|under the soil|covered in dirt|trapped in the trench|stuck in the trench|up to his _ in dirt|dirt on him|dirt on top of',
  gasSmell:
    'smell gas|smells gas|smelling gas|smells like gas|smell of gas|smells of gas|gas smell|strong smell of gas|smell propane|smells like propane|gas everywhere|gas is leaking|leaking gas|gas hissing|hear gas',
  gasLeak:
    'gas leak|gas is escaping|gas is coming out|gas coming out|gas escaping|propane leak|ammonia leak|chlorine leak',
  broken:
    'hit|broke|broken|ruptured|cut|hissing|leaking|leaks|leak|struck|punctured|burst|damaged|ripped|dug into|severed|busted|nicked|sliced',
  exploded:
    'blew up|exploded|just exploded|has exploded|explosion just|an explosion|blown up|went boom|just went off',
  caughtFire:
    'caught fire|caught on fire|catches fire|went up in flames|burst into flames|set on fire|caught flames',
  burningNow:
    'active fire|fire on level|fire broke out|a fire in|a fire on|a fire at|fire started|fire is growing|flames|burning smell from|catching fire|is on fire|are on fire|hes on fire|shes on fire|its on fire|on fire|in flames|theres a fire|there is a fire|we have a fire|we got a fire|is burning|are burning|is burning down|flames coming|smoke coming|building is burning|fire is spreading|fire in the|fire at the|fire on the|fire inside|full of smoke|smoke everywhere',
  hotWork:
    'welding|weld|welder|welds|cutting|cut open|cutting open|torch|torching|torch cut|torches|grinding|grind|plasma|brazing|cutting up|burning|sawing|cut|cutting torch|cuts|soldering|heat|drill|drilling|open with a torch',
  hanging: 'hanging|dangling|suspended|hangs|dangles|hung up|caught by|swinging',
  choked:
    'choked on|food stuck|something stuck in his throat|stuck in his throat|stuck in her throat|swallowed wrong',
  drowning:
    'into the lake|into the river|in the lake|in the canal|into the water|into the canal|went under|drowning|drowned|fell in the water|fell into the water|fell in the pond|under water|underwater|fell in the river',
  severed:
    'cut off|cut _ off|took _ off|took off|takes off|chopped off|chopped _ off|ripped off|ripped _ off|sawed off|sawed _ off|sliced off|sliced _ off|torn off|tore off|tore _ off|severed|amputated|lost|lopped|taken off|pulled off|bitten off|came off|is gone|are gone|got taken off|cut clean|missing|lost his|lost her|lost two|lost a',
  lostLimb:
    'took _ of his fingers|took _ of her fingers|finger _ on the floor|finger is off|degloved|hand is off|arm is off',
  cut: 'cut|cuts|sliced|slashed|gashed|sawed|sawed into|stabbed|lacerated|ripped|tore|gash|deep cut|kicked back|split',
  impaled:
    'impaled|went through his|went through her|went through my|through his|through her|through my|into his|into her|into my|stuck in his|stuck in her|stabbed',
  pierced:
    'nail through|nail in|nail gun|nailed|rebar through|spike through|rod through|shot himself|shot a nail',
  hadHeartAttack:
    'having a heart attack|had a heart attack|has a heart attack|his heart stopped|her heart stopped|having heart attack|clutching his chest|clutching her chest|grabbing his chest|holding his chest',
  hadStroke: 'having a stroke|had a stroke|has a stroke|having stroke|is having a stroke',
  inEye:
    'in his eye|in his eyes|in her eye|in her eyes|in my eye|in my eyes|in the eye|in the eyes|in their eye|in their eyes|in eye|in eyes|into his eye|into his eyes|into her eye|into her eyes|into my eye|into my eyes|into the eye|into the eyes|into eyes|in both eyes|in someones eye|in someones eyes|in one eye|in your eye|in your eyes|got in eyes|eyes burning|eyes are burning|eye is burning|eye burns|eyes burn|cant see',
  splashed:
    'covered in|covered with|doused|drenched|spilled on|spilled all|splash*|sprayed|spilled|squirted|burst|got on|got all over|poured|dumped',
  onSkin:
    'on his skin|on her skin|on my skin|on his face|on her face|on my face|on his arm|on his arms|on his legs|on his hands|on her hands|all over him|all over her|all over his|all over her|all over me|soaked|in his face|in her face|in my face',
  swallowed: 'swallowed|drank|ingested|inhaled|breathed in|drunk|ate',
  poisoned:
    'poisoned|got poisoned|overdose*|overdosed|od ed|gassed|overcome by fumes|overcome by gas|bitten by a snake|snake bit|bit by a snake',
  trapped:
    'pinned|is trapped|are trapped|hes trapped|shes trapped|trapped under|trapped between|trapped in|trapped inside|stuck under|got trapped|stuck between|caught under|crushed under|someone underneath|under the machine|is under the tractor|is under the truck|is under the forklift|is under the excavator|is under the load|is under a|hes under the|shes under the|under the forklift|under the truck|still under|cant get him out|cant get her out|cant get out|somebody under',
  crushedBy:
    'got crushed|was crushed|been crushed|is crushed|its crushed|being crushed|crushed by|crushed between|crushed his|crushed her|crushed my|crushed him|crushed in|run over|ran over|rolled over him|rolled over her|rolled over on|rolled over onto|tipped over on|backed over|drove over|caught in the machine|caught in the conveyor|caught in the belt|caught in the rollers|caught in the press|caught in a machine|pulled into the|sucked into|hit by a truck|hit by a car|hit by a forklift|hit by the|hit by a|struck by a|struck by the|struck by|stuck in the machine|stuck in the press|stuck in the conveyor|rolled on him|tipped onto|wrapped around the shaft|wrapped up in the|caught in a conveyor|caught in a press|hand in the machine|hand in machine|caught between',
  crushed: 'crushed|smashed|mangled|squashed|crush|flattened|trapped|caught in|caught between',
  fellOn:
    'rolled off|and onto|fell off the truck onto|fell on|falls on|fell onto|landed on|dropped on|came down on|fallen on|rolled onto|rolled on|tipped on|hit him|hit her|hit me|struck him|struck her|hit his|hit her|hit my|hit in the head|hit a laborer|hit a worker|hit on the head|hit someone|fell over on|on top of him|on top of her|on his foot|on his leg|on his head|on my foot',
  ranInto:
    'shattered|flew into|kicked back|went into|slammed|smashed|bit|pinched|hit|struck|ran into|backed into|rammed|knocked over|knocked down|ran over|rolled over|tipped over|fell on|drove into|flipped over on|flipped over',
  caught:
    'caught in|got caught|is caught|is stuck in|are stuck in|stuck inside|hes stuck|shes stuck|stuck headfirst|pulled into|drawn into|wrapped in|sucked in|tangled in|entangled',
  overturned:
    'tipped|tipped over|tipping over|flipped|flipped over|overturned|rolled over|went over|turned over|on its side',
  burned: 'burned|burnt|burns|burning|got burned|burn|splashed|sprayed',
  scalded:
    'scalded|burned badly|badly burned|severely burned|badly burnt|burned himself|burned herself|burnt himself|burned all over|clothes on fire|skin is peeling|skin peeling off|burned his|burned her|burnt his',
  fell: 'jumped off|jumped from|slid off|rolled off|blown off|fell|fallen|falls|dropped|had a fall|took a fall|took a bad fall|had a bad fall|slipped|tumbled|falling|just fell|plunged|felt off',
  fellDown:
    'fell off|fell from|fell through|fell thru|fell down the|fallen off|fallen from|fell _ feet|fell _ ft|fell _ stories|fell _ floors|fell into the|fell two|ladder slipped|ladder kicked out',
  // What state somebody is in.
  unresponsive:
    'cant get a pulse|cant find a pulse|no heartbeat|hes out|shes out|unconscious|unconcious|not moving|isnt moving|aint moving|doesnt move|stopped moving|wont move|unresponsive|not responding|isnt responding|doesnt respond|no response|wont wake up|not waking up|wont wake|cant wake|went limp|out cold|knocked out|not answering|doesnt answer|isnt answering|lifeless|not conscious|no pulse|stopped answering|wont respond|cant be woken|motionless|not awake',
  fainted:
    'passed out|passes out|passing out|blacked out|collapsed|collapses|fainted|faints|went down|keeled over|dropped|fell over|is down|are down|lost consciousness|loses consciousness|face down|down in|collapse',
  notBreathing:
    'not breathing|isnt breathing|aint breathing|no breathing|stopped breathing|stops breathing|stop breathing|cant breathe|cant breath|cannot breathe|barely breathing|hardly breathing|trouble breathing|struggling to breathe|doesnt breathe|not breath|isnt breathin|turning blue|lips are blue|gone blue|gasping for air|short of breath|difficulty breathing',
  choking: 'choking on|is choking|hes choking|shes choking|choking',
  allergicShock:
    'allergic reaction|face is swelling|throat is swelling|throat is closing|swelling up|anaphyla*|lips are swelling',
  bleedingBadly:
    'bleeding badly|bleeding bad|bleeding really|bleeding heavily|bleeding a lot|bleeding out|bleeding so|bleeding hard|bleeding everywhere|bleeding from|bleeds a lot|bleeding very|bleeding like|bleeding profusely|heavy bleeding|severe bleeding|blood everywhere|blood all over|blood on the floor|getting pale|turning pale|lots of blood|a lot of blood|so much blood|losing blood|lost a lot of blood|wont stop bleeding|cant stop the bleeding|bleeding wont stop|bleeding doesnt stop|bleeding isnt stopping|stop the bleeding|blood wont stop|blood is not stopping|blood spurting|blood squirting|blood is pouring|pouring blood|gushing|spurting|still bleeding|keeps bleeding|is bleeding|hes bleeding|shes bleeding|covered in blood|blood pouring|bled through|bleeding through',
  chestPain:
    'chest hurting|chest is tight|chest pressure|chest feels tight|pain in his arm|jaw pain|chest pain|chest pains|pain in his chest|pain in her chest|pain in my chest|pain in the chest|chest hurts|chest is hurting|chest tightness|tight chest|tightness in his chest|pressure in his chest|left arm is numb|left arm hurts|arm is numb|pain in his left arm|pain down his arm|crushing chest',
  strokeSign:
    'face is drooping|face drooping|face droops|mouth drooping|mouth is drooping|slurred speech|speech is slurred|slurring his|slurring her|slurring words|cant lift his arm|cant raise his arm|one side is numb|side of his face|side of her face|cant move his arm|cant speak|cant talk|talking funny|one side of his body|left side is numb|right side is numb',
  convulsing:
    'convulsing|having a seizure|having seizure|had a seizure|having a fit|foaming at the mouth|shaking on the floor|seizing|shaking uncontrollably|jerking|is seizing|has a seizure|having an epileptic',
  confused:
    'confused|delirious|acting drunk|not making sense|doesnt make sense|disoriented|talking nonsense|incoherent|staggering|slurring|acting weird|acting strange|out of it|throwing up|vomiting|vomited|dizzy|cant stand|wobbly|stumbling|mumbling|acting funny',
  hotSkin:
    'hot to the touch|hot to touch|skin is hot|hot skin|skin hot|burning up|really hot|very hot|dry and hot|hot and dry|skin is red|red hot skin|skin is dry|extremely hot|super hot|temperature is 10*|hot as',
  notSweating: 'stopped sweating|not sweating|no longer sweating|isnt sweating|quit sweating|no sweat',
  sick: 'dizzy|headache|headaches|head hurts|nauseous|nausea|feel sick|feels sick|feeling sick|throwing up|vomiting|threw up|passed out|fainted|sleepy|confused|light headed|lightheaded|sick|cant breathe|coughing|woozy|collapsed|unconscious|puking',
  cannotFeelLegs:
    'cant feel his|cant feel her|cant feel my|cant move her|numb all over|paralyzed|cant feel his legs|cant feel her legs|cant feel my legs|cant move his legs|cant move her legs|cant feel legs|cannot feel his legs|cant feel anything|cant move his|neck is broken|broke his neck|broke his back|bone is sticking out|bone sticking out|bone showing',
  callForHelp:
    'man down|worker down|medical emergency|emergency right now|emergency now|this is an emergency|its an emergency|call an ambulance|need an ambulance|need ambulance|send an ambulance|send help|need help now|help now|is dying|hes dying|shes dying|going to die|gonna die|bleeding to death|think hes dead|he is dead|hes dead|is he dead|need a medic',
  badlyHurt:
    'badly hurt|hurt bad|hurt badly|seriously hurt|really hurt|badly injured|seriously injured|severely injured|is hurt|hes hurt|shes hurt|got hurt|got injured|is injured|just got hurt|been hurt|broke his leg|broke his arm|hit his head|hit her head|attacked by|stung by|been stabbed|been shot|got stabbed',
  // What such things are called.
  electricShock: 'electrocution|electric shock|electrical shock',
  caveIn: 'trench collapse|trench cave in|cave in',
  explosion: 'explosion',
  heatStroke: 'heat stroke|heatstroke|sunstroke|sun stroke|heat exhaustion',
  cardiacArrest: 'cardiac arrest',
  heartAttack: 'heart attack',
  stroke: 'a stroke',
  seizure: 'seizure|epileptic|convulsion|convulsions',
  amputation: 'amputation|amputated',
  bleeding: 'bleeding',
  poisoning: 'carbon monoxide poisoning|co poisoning|gas poisoning|poisoning',
  badBurn: 'severe burn|severe burns|bad burn|bad burns|chemical burn|third degree burn|third degree burns',
  // A call for help when nothing else is said.
  alone: 'fire|help|help me|help us|please help|emergency|911|999|112|mayday|sos|ambulance',
}
