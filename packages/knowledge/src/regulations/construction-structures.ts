import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subparts Q and R: concrete, masonry and steel erection. */
export const constructionStructures = osha('Construction', cfrText, [
  {
    code: '1926.701(a)',
    title: 'Construction loads on concrete',
    summary:
      'No materials or machines go on a concrete structure before the employer knows, from somebody qualified in structural design, that it can carry them. Fresh slabs loaded with block or rebar bundles are the classic failure.',
    risk: 'High',
    tags: ['concrete', 'storage'],
    related: ['1926.703(e)', '1926.250'],
  },
  {
    code: '1926.701(b)',
    title: 'Protruding rebar guarded',
    summary:
      'Reinforcing steel that sticks up and that somebody could fall onto is guarded so that it cannot impale them. Troughs, wooden covers or steel-lined caps do it; the small plastic caps only stop scratches.',
    check: [
      'Every upright bar below or beside people is covered.',
      'Caps are of the impalement type and sit tight.',
      'Bent-over bars or troughs where falls from above are possible.',
    ],
    risk: 'High',
    tags: ['concrete', 'fall protection'],
    related: ['1926.501(b)(5)', '1926.501(b)(8)', '1926.703'],
  },
  {
    code: '1926.701(c)',
    title: 'Post-tensioning',
    summary:
      'While tendons are stressed nobody but the crew that must be there stands behind the jack. Signs and barriers keep everybody else out.',
    risk: 'High',
    tags: ['concrete', 'signs'],
    related: ['1926.701(a)'],
  },
  {
    code: '1926.701(e)',
    title: 'No work under concrete buckets',
    summary:
      'Nobody works under a concrete bucket while it is raised or lowered, and nobody rides one. Buckets are routed over as few people as possible.',
    risk: 'High',
    tags: ['concrete', 'crane', 'falling objects'],
    related: ['1926.1425', '1926.702'],
  },
  {
    code: '1926.702',
    title: 'Concrete and masonry equipment',
    summary:
      'Power trowels stop when the hands leave the handles, masonry saws have a half-round guard over the blade, pump pipe supports are designed for 100 percent overload, and bull float handles near live wires do not conduct. Mixers, pumps and compressors are locked and tagged before anyone repairs them.',
    risk: 'High',
    tags: ['concrete', 'machine guarding', 'lockout', 'tools'],
    related: ['1926.300(b)', '1910.147'],
  },
  {
    code: '1926.703',
    title: 'Formwork for cast-in-place concrete',
    summary:
      'Formwork and shoring carry every load that can reasonably be expected, up, down and sideways, and the drawings are on site. Shores are inspected before erection and right before, during and after the pour; damaged ones are not used or are reinforced at once.',
    check: [
      'Latest formwork drawings on site and followed.',
      'Sills sound, base plates in firm contact.',
      'Somebody watches the shores during the pour.',
      'Rebar walls and columns braced against tipping.',
    ],
    risk: 'High',
    tags: ['concrete', 'inspection'],
    related: ['1926.703(b)', '1926.703(e)', '1926.501(b)(5)'],
  },
  {
    code: '1926.703(b)',
    title: 'Shoring and reshoring',
    summary:
      'Shoring equipment is checked against the drawings before it goes up and inspected immediately before, during and after concrete placement. Single posts are stacked only to a qualified design inspected by an engineer, aligned, spliced and braced both ways, and are not adjusted upward after the pour.',
    risk: 'High',
    tags: ['concrete', 'inspection'],
    related: ['1926.703'],
  },
  {
    code: '1926.703(e)',
    title: 'Removing forms and shores',
    summary:
      'Forms and shores stay until the concrete carries its own weight and what is on it. The employer decides that by following the conditions in the plans or by a proper strength test, not by counting days.',
    risk: 'High',
    tags: ['concrete'],
    related: ['1926.703', '1926.701(a)'],
  },
  {
    code: '1926.704',
    title: 'Precast and tilt-up concrete',
    summary:
      'Panels and frames are braced so that they cannot tip or fall until their permanent connections are made. Inserts hold two times the load for tilt-up and four times for other members, lifting hardware five times. Nobody but the erection crew stands under members being lifted or tilted.',
    risk: 'High',
    tags: ['concrete', 'crane', 'rigging'],
    related: ['1926.501(b)(12)', '1926.1425'],
  },
  {
    code: '1926.706',
    title: 'Masonry walls: limited access zone and bracing',
    summary:
      'Before a wall is begun, a zone as wide as the wall will be high plus 4 ft is closed off along its whole length on the unscaffolded side; only those building it go in. Walls over 8 ft high are braced until the permanent support is in place.',
    check: [
      'Zone marked on the side without scaffold.',
      'Braces in place and not loosened by others.',
      'Wind picking up? Clear the zone on both sides.',
    ],
    risk: 'High',
    tags: ['concrete', 'falling objects'],
    related: ['1926.501(b)(9)', '1926.854'],
  },
  {
    code: '1926.752',
    title: 'Approval to begin steel erection',
    summary:
      'The steel erector starts only with written word that the concrete has reached 75 percent of its design strength or enough for the erection loads, and that any repaired anchor bolts were approved. The controlling contractor provides firm, drained ground and access roads, and overhead lifts are planned beforehand.',
    risk: 'High',
    tags: ['steel erection', 'concrete', 'compliance'],
    related: ['1926.755', '1926.753'],
  },
  {
    code: '1926.753',
    title: 'Hoisting and rigging in steel erection',
    summary:
      'A competent person inspects the crane before each shift, a qualified rigger the rigging. Routes are planned so that nobody works under a load except those connecting or hooking. Multiple lifts carry at most five members, rigged at least 7 ft (2.1 m) apart.',
    risk: 'High',
    tags: ['steel erection', 'crane', 'rigging', 'inspection', 'competent person'],
    related: ['1926.251', '1926.1425', '1926.1412'],
  },
  {
    code: '1926.754',
    title: 'Structural steel assembly',
    summary:
      'The frame is kept stable at all times. There are no more than eight stories between the erection floor and the highest permanent floor, no more than four floors or 48 ft of unfinished bolting, and a floor or net within two stories or 30 ft below the work. Deck holes are cut last or covered at once, and covers hold twice the load and are marked.',
    risk: 'High',
    tags: ['steel erection', 'fall protection'],
    related: ['1926.760', '1926.502(i)'],
  },
  {
    code: '1926.755',
    title: 'Column anchorage',
    summary:
      'Every column has at least 4 anchor rods and stands so that it takes a 300 lb load 18 in out from its face at the top. Anchor rods are not repaired or changed without the engineer’s approval, and a competent person decides whether guying is needed.',
    risk: 'High',
    tags: ['steel erection', 'competent person'],
    related: ['1926.752', '1926.756'],
  },
  {
    code: '1926.756',
    title: 'Beams and columns',
    summary:
      'A beam stays on the hook until each connection has at least two bolts, wrench-tight; diagonal braces need one. At double connections the first member keeps a bolt or a seat. Perimeter columns rise at least 48 in above the floor, with holes at 42 to 45 in for safety cables.',
    risk: 'High',
    tags: ['steel erection', 'crane'],
    related: ['1926.755', '1926.760'],
  },
  {
    code: '1926.757',
    title: 'Open web steel joists',
    summary:
      'Joists at columns are bolted before the hoist line is let go and kept from rolling. Spans over 60 ft (18.3 m) are set in pairs with all bridging in. Joists are no anchor for a harness unless a qualified person has said so in writing.',
    risk: 'High',
    tags: ['steel erection', 'fall protection'],
    related: ['1926.756', '1926.760'],
  },
  {
    code: '1926.758',
    title: 'Pre-engineered metal buildings',
    summary:
      'Each column has at least four anchor bolts. Rigid frames have 50 percent of their bolts, or what the maker says if more, in and tight before the crane lets go. Purlins are walked on only under strict conditions and are no anchor without written approval; loads stay within 8 ft of the main support.',
    risk: 'High',
    tags: ['steel erection', 'fall protection'],
    related: ['1926.755', '1926.760'],
  },
  {
    code: '1926.759',
    title: 'Falling objects in steel erection',
    summary:
      'Loose materials, bolts and tools aloft are secured. The controlling contractor keeps other trades from working below steel erection unless there is overhead protection.',
    risk: 'High',
    tags: ['steel erection', 'falling objects'],
    related: ['1926.501(c)', '1926.753'],
  },
  {
    code: '1926.760',
    title: 'Fall protection in steel erection',
    summary:
      'Steel erectors are protected above 15 ft (4.6 m). Connectors may work untied up to two stories or 30 ft (9.1 m), whichever is less, but are trained and, above 15 ft, wear what they need to tie off. Leading-edge deckers may do so only inside a marked controlled decking zone of at most 90 ft by 90 ft, open to them alone, with special training and no more than 3,000 square feet of decking unsecured. Perimeter cables go up as soon as the deck is in.',
    check: [
      'Above 15 ft: tied off, net or cable for everybody but connectors and deckers in their zone.',
      'Above 30 ft or two stories: everybody.',
      'Cables at 42 to 45 in, taut and flagged.',
      'Other trades fall under the 6 ft rule.',
    ],
    risk: 'High',
    tags: ['steel erection', 'fall protection', 'harness'],
    related: ['1926.760(a)(1)', '1926.760(b)', '1926.501(b)(1)', '1926.761'],
  },
  {
    code: '1926.760(a)(1)',
    title: 'Steel erection: protection above 15 ft',
    summary:
      'Each steel erector at an open side or edge more than 15 ft (4.6 m) up is protected by rails, nets, fall arrest, positioning or restraint. It replaces the lower trigger height of construction, and only for steel erection work.',
    risk: 'High',
    tags: ['steel erection', 'fall protection'],
    related: ['1926.760', '1926.501(b)(1)'],
  },
  {
    code: '1926.760(b)',
    title: 'Connectors',
    summary:
      'Connectors are protected above two stories or 30 ft (9.1 m), whichever is less. Between 15 and 30 ft they are trained, wear the equipment and can tie off, or are protected in another way.',
    risk: 'High',
    tags: ['steel erection', 'fall protection', 'training'],
    related: ['1926.760', '1926.761'],
  },
  {
    code: '1926.761',
    title: 'Steel erection training',
    summary:
      'A qualified person trains everyone exposed to falls in the hazards and systems in use. Multiple lift rigging, connecting and controlled decking zones each need their own training.',
    risk: 'Medium',
    tags: ['steel erection', 'training', 'fall protection'],
    related: ['1926.760', '1926.503(a)'],
  },
])
