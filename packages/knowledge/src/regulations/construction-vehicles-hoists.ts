import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subparts N (hoists), O and W. */
export const constructionVehiclesAndHoists = osha('Construction', cfrText, [
  {
    code: '1926.552',
    title: 'Material and personnel hoists',
    summary:
      'Hoists are run as the maker says, with load, speed and warnings posted on the car. Nobody rides a material hoist except to inspect or service it; landings have gates or bars. Personnel hoists are inspected and tested before use, after big changes and at least every 3 months, with a signed record.',
    check: [
      'No Riders sign on the material hoist.',
      'Landing gates closed and latched.',
      'Last test no older than 3 months.',
      'Rope without broken wires or kinks.',
    ],
    risk: 'High',
    tags: ['hoist', 'fall protection', 'inspection'],
    related: ['1926.552(b)', '1926.552(c)', '1926.501(b)(3)'],
  },
  {
    code: '1926.552(b)',
    title: 'Material hoists',
    summary:
      'Operating rules and signals are posted at the operator’s station. Every landing has a gate or bars across its full width; bars are 2 ft back from the hoistway and between 36 and 42 in high. Car and operator have overhead cover, and an arresting device stops the car if the rope fails.',
    risk: 'High',
    tags: ['hoist', 'guardrail', 'falling objects'],
    related: ['1926.552'],
  },
  {
    code: '1926.552(c)',
    title: 'Personnel hoists',
    summary:
      'The tower is enclosed and anchored to the building at least every 25 ft; hoistway doors are at least 6 ft 6 in high and locked from the car side; the car does not move with a door open. It has an emergency stop and a load plate. Test and inspection at most 3 months apart.',
    risk: 'High',
    tags: ['hoist', 'inspection', 'recordkeeping'],
    related: ['1926.552'],
  },
  {
    code: '1926.553',
    title: 'Base-mounted drum hoists',
    summary:
      'Moving parts are guarded and controls are within easy reach. An electric hoist drops out on power failure and cannot start again until its handle is brought back to off.',
    risk: 'Medium',
    tags: ['hoist', 'machine guarding'],
    related: ['1926.552', '1926.554'],
  },
  {
    code: '1926.554',
    title: 'Overhead hoists',
    summary:
      'The safe load is marked on the hoist and kept, and what it hangs from carries as much. The hoist can line itself up with the load, and the operator always stands clear.',
    risk: 'Medium',
    tags: ['hoist', 'rigging'],
    related: ['1926.251', '1910.179'],
  },
  {
    code: '1926.555',
    title: 'Conveyors',
    summary:
      'A conveyor can be stopped from the operator’s place and sounds a warning before it starts. After an emergency stop it stays off until the switch is reset. It is locked and tagged Do Not Operate for repairs, and guards catch what falls where it passes over people.',
    risk: 'High',
    tags: ['machine guarding', 'lockout', 'falling objects'],
    related: ['1910.147', '1910.212'],
  },
  {
    code: '1926.600(a)(3)',
    title: 'Blocking and parking heavy equipment',
    summary:
      'Nobody works under or between machinery held up by slings, hoists or jacks until it is blocked or cribbed. Blades, buckets and dump bodies are lowered or blocked when idle or under repair. Parked equipment has its brake set, and on a slope its wheels chocked as well.',
    risk: 'High',
    tags: ['vehicles', 'lockout'],
    related: ['1926.305', '1926.601(b)'],
  },
  {
    code: '1926.600(a)(6)',
    title: 'Heavy equipment near power lines',
    summary:
      'Loaders, dump trucks and other equipment stay at least 10 ft from lines of 50 kV or less, and farther for more. In transit with nothing raised, 4 ft is enough below 50 kV. Every wire counts as live until its owner says otherwise and it is visibly grounded; a spotter watches where the operator cannot judge.',
    risk: 'High',
    tags: ['vehicles', 'power lines', 'electrical'],
    related: ['1926.1408', '1926.416(a)(1)'],
  },
  {
    code: '1926.601(b)',
    title: 'Motor vehicles on site',
    summary:
      'Site vehicles have service, emergency and parking brakes, lights, a horn, whole glass with wipers, seat belts and firm seats for everyone carried. They are checked at the start of each shift and defects are fixed before use.',
    check: [
      'Pre-shift check sheet filled in today.',
      'Belts worn, nobody in the bed.',
      'Reverse alarm or spotter.',
      'Windows and mirrors clean.',
    ],
    risk: 'High',
    tags: ['vehicles', 'inspection', 'traffic'],
    related: ['1926.601(b)(4)', '1926.601(b)(6)', '1926.602'],
  },
  {
    code: '1926.601(b)(4)',
    title: 'Reversing site vehicles',
    summary:
      'A motor vehicle whose driver cannot see to the rear is used only if it has a reverse alarm that can be heard above the noise around it, or if it backs up only when an observer signals that it is safe. One of the two is enough.',
    check: [
      'Put it in reverse and listen.',
      'With a spotter: one person, agreed signals, always in view of the driver.',
      'Better still: plan the site so that trucks need not reverse.',
    ],
    risk: 'High',
    tags: ['vehicles', 'traffic'],
    related: ['1926.602(a)(9)', '1926.601(b)'],
  },
  {
    code: '1926.601(b)(6)',
    title: 'Cab shields on haulage vehicles',
    summary:
      'Trucks loaded by crane, shovel or loader have a cab shield or canopy that protects the driver from material that shifts or falls. Without it the driver gets out and stands clear while loading goes on.',
    risk: 'High',
    tags: ['vehicles', 'falling objects'],
    related: ['1926.651(e)', '1926.601(b)'],
  },
  {
    code: '1926.602',
    title: 'Earthmoving and material handling equipment',
    summary:
      'Scrapers, loaders, dozers, graders and tractors have seat belts (unless made for standing or without roll-over protection), brakes that hold them loaded, and haul roads fit for them. Forklifts show their capacity, are not altered without the maker’s consent, and carry nobody who is not authorized.',
    check: [
      'Belt worn in every machine with a roll bar.',
      'Horn and reverse alarm work.',
      'Haul roads wide enough, with berms at drops.',
      'Operator trained on this machine.',
    ],
    risk: 'High',
    tags: ['vehicles', 'forklift'],
    related: ['1926.602(a)(9)', '1926.602(c)', '1926.602(d)', '1926.1000'],
  },
  {
    code: '1926.602(a)(2)',
    title: 'Seat belts on earthmoving equipment',
    summary:
      'Scrapers, loaders, dozers, graders and off-highway trucks have seat belts. Only machines made for stand-up operation, or without roll-over protection or an adequate canopy, need none: there a belt would hold the operator in the wrong place.',
    risk: 'High',
    tags: ['vehicles'],
    related: ['1926.602', '1926.1000'],
  },
  {
    code: '1926.602(a)(9)',
    title: 'Horns and reverse alarms on earthmoving equipment',
    summary:
      'Rollers, loaders, dozers and other machines that work both ways have a horn that stands out from the noise. With a blocked rear view they reverse only with a working alarm or when somebody signals that it is safe.',
    risk: 'High',
    tags: ['vehicles', 'traffic'],
    related: ['1926.601(b)(4)', '1926.602'],
  },
  {
    code: '1926.602(c)',
    title: 'Forklifts on construction sites',
    summary:
      'The rated capacity is posted where the operator sees it and is never exceeded; changes need the maker’s written approval. Nobody rides without permission and a safe seat. To lift people, a safety platform is firmly fixed to the forks or carriage and they can cut the power.',
    risk: 'High',
    tags: ['forklift', 'vehicles', 'fall protection'],
    related: ['1926.602(d)', '1910.178', '1926.451(c)(2)'],
  },
  {
    code: '1926.602(d)',
    title: 'Forklift operator training in construction',
    summary:
      'Forklift and telehandler operators on building sites are trained and evaluated exactly as the general industry rule says. No certificate, no driving.',
    risk: 'High',
    tags: ['forklift', 'training'],
    related: ['1910.178(l)', '1926.20(b)(4)'],
  },
  {
    code: '1926.603',
    title: 'Pile driving equipment',
    summary:
      'A block able to hold the hammer is set under it whenever people work below. Overhead cover protects the operator, hoses are chained against whipping, and only designated signalers are obeyed. Everyone stays clear while a pile is hoisted into the leads.',
    risk: 'High',
    tags: ['vehicles', 'crane', 'falling objects'],
    related: ['1926.1439', '1926.605'],
  },
  {
    code: '1926.604',
    title: 'Site clearing',
    summary:
      'People clearing land are protected from poisonous plants and know the first aid for them. The machines have roll-over guards, and those with riders an overhead and rear canopy.',
    risk: 'Medium',
    tags: ['vehicles', 'biological hazards', 'first aid'],
    related: ['1926.1000', '1926.21(b)(2)'],
  },
  {
    code: '1926.605',
    title: 'Work on barges and from boats',
    summary:
      'There is a ramp or safe walkway to the barge unless one can step across safely. At each barge in use lie a 30 in ring with 90 ft of line and a ladder that reaches the water, and people on unguarded decks wear buoyant vests.',
    risk: 'High',
    tags: ['water', 'maritime', 'ppe'],
    related: ['1926.106'],
  },
  {
    code: '1926.1000',
    title: 'Roll-over protection (ROPS)',
    summary:
      'Scrapers, loaders, dozers, graders, tractors and similar machines used in construction carry a roll-over structure that meets the strength tests for its date of manufacture and is labeled with its maker and the machine it fits. A removed one is put back with bolts or welds as strong as before.',
    risk: 'High',
    tags: ['vehicles'],
    related: ['1926.602(a)(2)', '1928.51'],
  },
])
