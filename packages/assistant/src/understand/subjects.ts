/** What rules are about, in English. */
const subjects: readonly RegExp[] = [
  /\b(?:mobile |rolling |suspended |supported )?scaffold\w*\b/g,
  /\b(?:extension |step |fixed |portable )?ladders?\b/g,
  /\b(?:trench\w*|excavations?|ditch\w*|shoring|spoils?)\b/g,
  /\b(?:type [abc]|soil)\b/g,
  /\b(?:roof\w*|skylights?)\b/g,
  /\b(?:cranes?|hoists?|rigging|slings?|lifting (?:gear|equipment))\b/g,
  /\b(?:forklifts?|industrial trucks?|telehandlers?)\b/g,
  /\b(?:aerial lifts?|scissor lifts?|boom lifts?|mewps?)\b/g,
  /\b(?:guard ?rails?|handrails?|railings?|toe ?boards?)\b/g,
  /\b(?:harness\w*|lanyards?|anchors?)\b/g,
  /\b(?:stairs?|stairways?|ramps?)\b/g,
  /\b(?:steel erection|ironwork\w*|steel)\b/g,
  /\b(?:confined spaces?|tanks?|manholes?|silos?|attendants?)\b/g,
  /\b(?:welding|hot work|fire watch)\b/g,
  /\b(?:hard hats?|helmets?|head protection)\b/g,
  /\b(?:gloves?|hand protection)\b/g,
  /\b(?:glasses|goggles|eye protection|face shields?)\b/g,
  /\b(?:respirators?|masks?|fit test\w*)\b/g,
  /\b(?:vests?|hi-?vis\w*|high.visibility)\b/g,
  /\b(?:silica|asbestos|lead|noise|heat|vibration|hearing)\b/g,
  /\b(?:deaths?|fatalit\w+|amputations?|hospitali[sz]ations?|hospital|accidents?)\b/g,
  /\b(?:extinguishers?|power lines?|overhead lines?|cylinders?)\b/g,
  /\b(?:citations?|fines?|penalt\w+)\b/g,
  /\b(?:lockout|tagout|loto)\b/g,
  /\b(?:toilets?|washing facilities|drinking water|canteens?|sanitation)\b/g,
  /\b(?:lighting|illumination|floor holes?|openings?|covers?|nets?)\b/g,
  /\b(?:first aid|evacuation|alarms?|exits?|exit routes?)\b/g,
  /\b(?:saws?|grinders?|presses|conveyors?|machines?|guards?|tools?)\b/g,
  /\b(?:flammable liquids?|chemicals?|explosives?|blasting)\b/g,
  /\b(?:demolition|concrete|formwork|masonry|bricks?)\b/g,
]

export const subjectsIn = (english: string): string[] =>
  subjects.flatMap(subject => english.match(subject) ?? [])

export const withoutSubjects = (english: string): string =>
  subjects.reduce((text, subject) => text.replace(subject, ' '), english)
