import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subpart X. */
export const constructionLaddersAndStairs = osha('Construction', cfrText, [
  {
    code: '1926.1051',
    title: 'When a stairway or ladder has to be provided',
    summary:
      'Wherever people climb a break in height of 19 in (48 cm) or more and there is no ramp, runway, bank or personnel hoist, a stair or a ladder is provided. Where ladders are the only way for 25 or more workers, or traffic goes both ways at once, two ladders or a double-cleated one are needed. At least one way between levels is always kept clear.',
    risk: 'Medium',
    tags: ['ladder', 'stairs', 'fall protection'],
    related: ['1926.1052', '1926.1053', '1926.451(e)'],
  },
  {
    code: '1926.1052',
    title: 'Stairways on construction sites',
    summary:
      'Temporary stairs stand at 30 to 50 degrees, with risers that differ by no more than 1/4 in and a landing at least every 12 ft of rise. No foot traffic on pan stairs before they are filled or boarded. Slippery spots are dealt with before people use the stairs.',
    risk: 'Medium',
    tags: ['stairs', 'fall protection'],
    related: ['1926.1052(c)', '1926.1051', '1910.25'],
  },
  {
    code: '1926.1052(c)',
    title: 'Stairrails and handrails',
    summary:
      'A stair of four or more risers, or rising more than 30 in (76 cm), has at least one handrail and a stairrail on each open side. Stairrails are at least 36 in high, handrails between 30 and 37 in, and both hold 200 lb.',
    check: [
      'Count the risers: from four on, look for the handrail.',
      'Open sides have a top rail and a midrail or mesh.',
      'Landings have guardrails.',
    ],
    risk: 'Medium',
    tags: ['stairs', 'guardrail', 'fall protection'],
    related: ['1926.1052', '1926.502(b)'],
  },
  {
    code: '1926.1053',
    title: 'Ladders in construction',
    summary:
      'How ladders are built, set up, used and looked after, job-made ones included. Most accidents and citations come from its part (b): side rails too short at the top, wrong angle, standing on the top of a stepladder, damaged ladders still in use.',
    check: [
      'Rails reach 3 ft above the landing and the ladder is tied.',
      'The foot stands out a quarter of the working length.',
      'Feet are on firm, level ground; top and bottom are clear.',
      'Damaged ladders are tagged and gone.',
    ],
    risk: 'High',
    tags: ['ladder', 'fall protection'],
    related: ['1926.1053(b)(1)', '1926.1053(b)(4)', '1926.1053(b)(13)', '1926.1053(b)(16)', '1910.23'],
  },
  {
    code: '1926.1053(a)(1)',
    title: 'Strength of ladders',
    summary:
      'A portable ladder carries four times its intended load, an extra-heavy-duty type 1A metal or plastic ladder 3.3 times. A fixed ladder carries at least two loads of 250 lb between any two attachments, and each rung 250 lb in its middle.',
    risk: 'Medium',
    tags: ['ladder'],
    related: ['1926.1053(b)(3)', '1926.1053'],
  },
  {
    code: '1926.1053(a)(8)',
    title: 'Spreader of a stepladder',
    summary:
      'Every stepladder has a metal spreader or locking device that keeps front and back open while somebody is on it. A stepladder leaned closed against a wall has no working spreader.',
    risk: 'Medium',
    tags: ['ladder'],
    related: ['1926.1053(b)(4)', '1926.1053(b)(13)'],
  },
  {
    code: '1926.1053(a)(19)',
    title: 'Fixed ladders of 24 ft and more',
    summary:
      'When the whole climb is 24 ft (7.3 m) or longer, a fixed ladder has a ladder safety device, or self-retracting lifelines with rest platforms at most 150 ft apart, or a cage or well in offset sections no longer than 50 ft. A shorter ladder whose top is higher than that above the ground needs protection as well.',
    risk: 'High',
    tags: ['ladder', 'fall protection'],
    related: ['1926.1053', '1910.28(b)(9)'],
  },
  {
    code: '1926.1053(b)(1)',
    title: 'Ladder rails 3 ft above the landing',
    summary:
      'A portable ladder used to reach an upper level sticks out at least 3 ft (0.9 m) above that level. If it is too short for that, its top is tied to something rigid and there is a grab rail to hold while stepping on and off.',
    check: [
      'Count three rungs above the landing.',
      'The top is tied off so that it cannot slide.',
      'People step off sideways without letting go.',
    ],
    risk: 'High',
    tags: ['ladder', 'fall protection'],
    related: ['1926.1053', '1926.1053(b)(5)', '1910.23'],
  },
  {
    code: '1926.1053(b)(3)',
    title: 'Load on a ladder',
    summary:
      'A ladder is never loaded beyond what it was built for or what its maker rated it for. Count the person, their clothing, tools and whatever they carry.',
    risk: 'Medium',
    tags: ['ladder'],
    related: ['1926.1053(a)(1)', '1926.1053(b)(22)'],
  },
  {
    code: '1926.1053(b)(4)',
    title: 'Ladders only for what they were made for',
    summary:
      'A ladder is used for its purpose only. A stepladder leaned closed against a wall, a ladder laid flat as a plank or walkway, or an extension ladder taken apart to use its upper half all break this rule.',
    risk: 'High',
    tags: ['ladder'],
    related: ['1926.1053(a)(8)', '1926.1053(b)(13)'],
  },
  {
    code: '1926.1053(b)(5)',
    title: 'Angle of a ladder',
    summary:
      'A leaning ladder stands one out for four up: the foot is about a quarter of the working length away from the wall. Job-made wooden ladders with spliced rails stand at one eighth; a fixed ladder is never steeper than 90 degrees.',
    check: [
      'Toes at the feet, arms straight out: the palms should just touch the rungs.',
      'Too steep falls backwards, too flat slides out.',
    ],
    risk: 'High',
    tags: ['ladder'],
    related: ['1926.1053(b)(1)', '1926.1053(b)(6)'],
  },
  {
    code: '1926.1053(b)(6)',
    title: 'Stable and level footing for ladders',
    summary:
      'Ladders stand on firm, level ground, or are secured so that they cannot move. Bricks, boxes or pallets under a ladder leg are not level ground. On slippery surfaces they are tied or have slip-resistant feet as well as somebody’s care.',
    risk: 'High',
    tags: ['ladder'],
    related: ['1926.1053(b)(5)', '1926.1053(b)(8)'],
  },
  {
    code: '1926.1053(b)(8)',
    title: 'Ladders in doorways and traffic',
    summary:
      'A ladder in a passage, doorway or driveway, where doors, people or vehicles could knock it, is secured against being moved or fenced off with a barricade. Locking the door or posting somebody works too, as long as nobody can walk or drive into it.',
    risk: 'High',
    tags: ['ladder', 'traffic'],
    related: ['1926.1053(b)(6)'],
  },
  {
    code: '1926.1053(b)(12)',
    title: 'No metal ladders near live electrical parts',
    summary:
      'Where ladder or worker could touch live electrical equipment, the side rails are of a material that does not conduct. In practice: fiberglass, not aluminum, around panels and overhead lines.',
    risk: 'High',
    tags: ['ladder', 'electrical', 'power lines'],
    related: ['1926.416(a)(1)', '1926.955'],
  },
  {
    code: '1926.1053(b)(13)',
    title: 'Do not stand on the top of a stepladder',
    summary:
      'Nobody uses the top cap or the top step of a stepladder to stand on. If the work is out of reach from the step below, the ladder is too short: take a taller one, a platform or a lift.',
    check: [
      'Look at feet: cap and top step are empty.',
      'Offer the right height before you tell people off.',
    ],
    risk: 'High',
    tags: ['ladder', 'fall protection'],
    related: ['1926.1053(b)(4)', '1926.1053(a)(8)', '1926.453'],
  },
  {
    code: '1926.1053(b)(15)',
    title: 'Inspection of ladders',
    summary:
      'A competent person looks ladders over for visible defects from time to time, and again after anything that may have harmed them, such as a fall or a blow from a machine. Before each use a look by the user is good practice on top of that.',
    risk: 'Medium',
    tags: ['ladder', 'inspection', 'competent person'],
    related: ['1926.1053(b)(16)'],
  },
  {
    code: '1926.1053(b)(16)',
    title: 'Defective portable ladders out of service',
    summary:
      'A ladder with broken or missing rungs, split rails, corrosion or other faults is at once marked as defective or tagged Do Not Use, and taken out of service until it is repaired to its original design. Leaving it in the stack without a tag invites the next person to take it.',
    risk: 'High',
    tags: ['ladder', 'inspection', 'signs'],
    related: ['1926.1053(b)(15)', '1926.20(b)(3)'],
  },
  {
    code: '1926.1053(b)(20)',
    title: 'Face the ladder',
    summary:
      'Going up or down, the climber faces the ladder. With the rule on holding on that follows it, this is what people mean by three points of contact.',
    risk: 'Medium',
    tags: ['ladder'],
    related: ['1926.1053(b)(21)', '1926.1053(b)(22)'],
  },
  {
    code: '1926.1053(b)(21)',
    title: 'One hand on the ladder',
    summary:
      'Everybody keeps at least one hand on the ladder while climbing up or down. Tools go in a belt or on a hand line, so that the hands stay free.',
    risk: 'Medium',
    tags: ['ladder'],
    related: ['1926.1053(b)(20)', '1926.1053(b)(22)'],
  },
  {
    code: '1926.1053(b)(22)',
    title: 'Carrying loads on ladders',
    summary:
      'Nobody carries anything up a ladder that could make them lose their balance. Bundles, sheets and heavy tools are hoisted or passed up another way.',
    risk: 'High',
    tags: ['ladder', 'manual handling'],
    related: ['1926.1053(b)(21)'],
  },
  {
    code: '1926.1060',
    title: 'Training on ladders and stairways',
    summary:
      'Everyone who uses ladders or stairs on site is trained by a competent person as needed: fall hazards, how to set up and use ladders, how much they carry, and the rules. Training is repeated as needed to keep the knowledge alive.',
    risk: 'Medium',
    tags: ['ladder', 'stairs', 'training', 'competent person'],
    related: ['1926.1053', '1926.503(a)'],
  },
])
