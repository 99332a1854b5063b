import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subpart L, aerial lifts included. */
export const constructionScaffolds = osha('Construction', cfrText, [
  {
    code: '1926.451',
    title: 'General requirements for scaffolds',
    summary:
      'The main scaffold rule: strength, platforms, footing, access, use, fall protection and falling objects. A qualified person designs the scaffold, a competent person checks it before each shift, and above 10 ft (3.1 m) everybody on it is protected from falling.',
    check: [
      'Base plates and mud sills under every leg, plumb and braced.',
      'Fully planked, at least 18 in wide, ends secured.',
      'Rails on all open sides and ends above 10 ft.',
      'A proper way up: no climbing of cross-braces.',
      'Somebody inspected it today and can say so.',
    ],
    risk: 'High',
    tags: ['scaffold', 'fall protection', 'inspection'],
    related: ['1926.451(g)(1)', '1926.451(e)', '1926.451(f)(3)', '1926.452', '1926.454'],
  },
  {
    code: '1926.451(a)',
    title: 'Scaffold capacity',
    summary:
      'A scaffold carries its own weight and at least 4 times the load intended for it; suspension ropes carry at least 6 times. A qualified person designs it, and it is built and loaded as designed.',
    risk: 'High',
    tags: ['scaffold'],
    related: ['1926.451', '1926.451(f)(1)'],
  },
  {
    code: '1926.451(b)(1)',
    title: 'Full planking of scaffold platforms',
    summary:
      'Every working level is planked all the way from the front uprights to the guardrail posts, with gaps of no more than 1 in (2.5 cm). Where the employer shows that a wider gap is needed, it is at most 9 1/2 in at the uprights. Platforms used only for walking or for erecting and taking down need only the planks that are necessary.',
    check: [
      'No missing boards on any level people work from.',
      'Planks are scaffold grade, not split or painted over.',
      'Gaps are no wider than a finger.',
    ],
    risk: 'High',
    tags: ['scaffold', 'fall protection'],
    related: ['1926.451(b)(2)', '1926.451(b)(4)'],
  },
  {
    code: '1926.451(b)(2)',
    title: 'Width of scaffold platforms',
    summary:
      'Platforms and walkways are at least 18 in (46 cm) wide; ladder jack, top plate bracket and pump jack scaffolds at least 12 in. Where there is really no room, they are as wide as can be and the people on them have rails or harnesses.',
    risk: 'Medium',
    tags: ['scaffold'],
    related: ['1926.451(b)(1)'],
  },
  {
    code: '1926.451(b)(3)',
    title: 'Gap between platform and work face',
    summary:
      'The front edge of the platform is no more than 14 in (36 cm) from the wall, unless rails or fall arrest are used on that side. For plastering and lathing it may be 18 in, for outrigger scaffolds only 3 in.',
    risk: 'High',
    tags: ['scaffold', 'fall protection'],
    related: ['1926.451(g)(1)'],
  },
  {
    code: '1926.451(b)(4)',
    title: 'Overhang of scaffold planks',
    summary:
      'Plank ends that are not cleated or hooked reach at least 6 in (15 cm) past the center of their support. Platforms up to 10 ft long stick out no more than 12 in and longer ones no more than 18 in, unless the end is safe from tipping or blocked off.',
    risk: 'High',
    tags: ['scaffold'],
    related: ['1926.451(b)(1)'],
  },
  {
    code: '1926.451(c)(1)',
    title: 'Tying scaffolds against tipping',
    summary:
      'A supported scaffold higher than four times its base width is guyed, tied or braced to the building: first at the 4:1 height, then every 20 ft up for scaffolds 3 ft wide or less and every 26 ft for wider ones, at each end and at most 30 ft apart along its length. A scaffold that carries a lopsided load, such as a side bracket or a hoist, is tied whatever its height.',
    check: [
      'Measure base width times four: ties start there.',
      'Ties have not been taken out for cladding or windows.',
      'Netting or sheeting catches wind: are the ties designed for it?',
    ],
    risk: 'High',
    tags: ['scaffold'],
    related: ['1926.451(c)(2)', '1926.451(f)(12)'],
  },
  {
    code: '1926.451(c)(2)',
    title: 'Scaffold footing',
    summary:
      'Legs, posts and frames stand on base plates and mud sills or another firm foundation that is level and does not settle. Blocks, bricks, buckets and other unstable things support neither scaffold nor platform. Forklifts may hold a platform only if it is fixed to the forks and the truck does not drive.',
    risk: 'High',
    tags: ['scaffold'],
    related: ['1926.451(c)(1)', '1926.451(c)(3)'],
  },
  {
    code: '1926.451(c)(3)',
    title: 'Plumb and braced scaffolds',
    summary:
      'Uprights of a supported scaffold stand plumb and are braced so that they neither sway nor shift. A missing cross-brace or a leg out of plumb is a reason to close the scaffold.',
    risk: 'High',
    tags: ['scaffold'],
    related: ['1926.451(c)(2)', '1926.452(c)'],
  },
  {
    code: '1926.451(d)',
    title: 'Suspension scaffolds',
    summary:
      'Roof beams, hooks and clamps that hold a hanging scaffold rest on surfaces that carry at least 4 times the load, and are tied back to sound structure. Counterweights are made for the purpose, never sand, bricks or roofing felt. A competent person checks the ropes before each shift; 6 broken wires in a lay, or 3 in one strand, mean replacement.',
    risk: 'High',
    tags: ['scaffold', 'rigging', 'inspection'],
    related: ['1926.451(g)(1)', '1926.452(p)'],
  },
  {
    code: '1926.451(e)',
    title: 'Access to scaffolds',
    summary:
      'Where the platform is more than 2 ft (0.6 m) above or below the point of access, there is a ladder, a stair tower, a ramp or another proper way. Cross-braces are never climbed. Stepping across directly is allowed only up to 14 in sideways and 24 in up or down.',
    check: [
      'Find the ladder or stair on every scaffold in use.',
      'The lowest rung or step is no more than 24 in above the ground.',
      'Watch how people really get up.',
    ],
    risk: 'High',
    tags: ['scaffold', 'ladder', 'fall protection'],
    related: ['1926.1053', '1926.451'],
  },
  {
    code: '1926.451(f)(1)',
    title: 'Overloading scaffolds',
    summary:
      'Scaffolds and their parts are not loaded beyond the intended load or the rated capacity, whichever is less. Pallets of brick or block on one bay are the usual offender.',
    risk: 'High',
    tags: ['scaffold', 'storage'],
    related: ['1926.451(a)', '1926.250'],
  },
  {
    code: '1926.451(f)(3)',
    title: 'Scaffold inspection before each shift',
    summary:
      'A competent person looks the scaffold over for visible defects before every shift and after anything that could have weakened it: a storm, a knock by a vehicle, changes by another trade. Damaged parts are repaired, braced or taken out at once.',
    risk: 'High',
    tags: ['scaffold', 'inspection', 'competent person'],
    related: ['1926.451', '1926.454'],
  },
  {
    code: '1926.451(f)(6)',
    title: 'Scaffolds near power lines',
    summary:
      'Scaffold and anything handled on it keep at least 10 ft (3.1 m) from bare lines under 50 kV, and farther for higher voltages. For insulated lines under 300 volts 3 ft is enough. Going closer needs the utility to switch off, move or cover the line first.',
    risk: 'High',
    tags: ['scaffold', 'electrical', 'power lines'],
    related: ['1926.1408', '1926.416(a)(1)'],
  },
  {
    code: '1926.451(f)(7)',
    title: 'Erecting and altering scaffolds',
    summary:
      'Scaffolds are put up, moved, changed or taken down only under a competent person who knows the trade, by trained and experienced people whom that person has chosen. Other trades do not remove ties, braces or planks.',
    risk: 'High',
    tags: ['scaffold', 'competent person', 'training'],
    related: ['1926.451(g)(2)', '1926.454'],
  },
  {
    code: '1926.451(f)(8)',
    title: 'Snow and ice on scaffolds',
    summary:
      'Nobody works on a scaffold covered with snow, ice or anything slippery, except to clear it. Mud, oil and wet paint count as much as frost.',
    risk: 'High',
    tags: ['scaffold'],
    related: ['1926.451(f)(12)'],
  },
  {
    code: '1926.451(f)(12)',
    title: 'Scaffolds in storms and high winds',
    summary:
      'In storms or high wind work stops, unless a competent person has found it safe and the people are tied off or behind wind screens. Screens are used only where the scaffold is secured against the extra wind load. The rule gives no wind speed: the competent person decides.',
    risk: 'High',
    tags: ['scaffold', 'competent person'],
    related: ['1926.451(f)(8)', '1926.451(c)(1)'],
  },
  {
    code: '1926.451(f)(14)',
    title: 'Boxes, barrels and ladders on scaffold platforms',
    summary:
      'Nothing makeshift such as a box, bucket or barrel goes on a platform to gain height. Ladders on a scaffold are out too, except on large area scaffolds under strict conditions. Raise the platform instead.',
    risk: 'High',
    tags: ['scaffold', 'ladder', 'fall protection'],
    related: ['1926.451(f)(1)', '1926.452(w)'],
  },
  {
    code: '1926.451(g)(1)',
    title: 'Fall protection on scaffolds above 10 ft',
    summary:
      'Everyone on a scaffold more than 10 ft (3.1 m) above a lower level is protected from falling. On most scaffolds a guardrail or a harness will do; on one- and two-point hanging scaffolds both are needed; on boatswain’s chairs, ladder jacks and the like a harness. The 10 ft is special to scaffolds: elsewhere in construction it is 6 ft.',
    check: [
      'Rails on all open sides and both ends, at every level in use.',
      'On swing stages each person is tied to an independent lifeline.',
      'The gap at the wall side is small enough or guarded.',
    ],
    risk: 'High',
    tags: ['scaffold', 'fall protection', 'guardrail', 'harness'],
    related: ['1926.451(g)(4)', '1926.451(b)(3)', '1926.501(b)(1)'],
  },
  {
    code: '1926.451(g)(2)',
    title: 'Fall protection for scaffold erectors',
    summary:
      'While a supported scaffold goes up or comes down, a competent person decides whether fall protection is feasible and safe for the crew; where it is, it must be used. Its competent person should be able to say why, for this scaffold and this stage.',
    risk: 'High',
    tags: ['scaffold', 'fall protection', 'competent person'],
    related: ['1926.451(f)(7)', '1926.451(g)(1)'],
  },
  {
    code: '1926.451(g)(4)',
    title: 'Scaffold guardrails',
    summary:
      'Rails stand on all open sides and ends before the crew gets the scaffold. Top rails are 38 to 45 in high (36 in is enough on older supported and on hanging scaffolds) and hold 200 lb, on one- and two-point hanging scaffolds 100 lb. Cross-bracing may serve as midrail if it crosses 20 to 30 in up, or as top rail if it crosses 38 to 48 in up, but never as both.',
    risk: 'High',
    tags: ['scaffold', 'guardrail', 'fall protection'],
    related: ['1926.451(g)(1)', '1926.502(b)'],
  },
  {
    code: '1926.451(h)',
    title: 'Falling objects from scaffolds',
    summary:
      'Hard hats are not enough under and on scaffolds: toeboards, screens, nets, catch platforms or canopies keep things from hitting people. Above 10 ft the edge gets a toeboard at least 3 1/2 in high holding 50 lb, or the area below is barricaded and kept empty.',
    check: [
      'Toeboards on every loaded level.',
      'Stacks above the toeboard are screened.',
      'The drop zone is fenced and really empty.',
    ],
    risk: 'High',
    tags: ['scaffold', 'falling objects', 'head protection'],
    related: ['1926.502(j)', '1926.501(c)', '1926.100(a)'],
  },
  {
    code: '1926.452',
    title: 'Rules for particular scaffold types',
    summary:
      'Adds to the general rule for some two dozen kinds of scaffold, from pole and frame scaffolds to pump jacks, swing stages, mobile towers and stilts. Pole scaffolds over 60 ft and tube or frame scaffolds over 125 ft are designed by a registered engineer.',
    risk: 'Medium',
    tags: ['scaffold'],
    related: ['1926.451', '1926.452(c)', '1926.452(w)'],
  },
  {
    code: '1926.452(c)',
    title: 'Frame scaffolds',
    summary:
      'Welded frames are braced so that they stand square and plumb, joined by pins, and locked together where they could lift. Brackets at the side or end hold people only, not materials, unless an engineer designed them to. Over 125 ft (38 m) a registered engineer designs the whole scaffold.',
    risk: 'High',
    tags: ['scaffold'],
    related: ['1926.451(c)(3)', '1926.452'],
  },
  {
    code: '1926.452(j)',
    title: 'Pump jack scaffolds',
    summary:
      'Pump jack brackets are metal with two gripping devices. Poles are fixed to the building at bottom, top and between; to pass a brace, a second one is set about 4 ft above it first. The workbench is no platform to stand on.',
    risk: 'High',
    tags: ['scaffold', 'residential'],
    related: ['1926.451(b)(2)', '1926.451(g)(1)'],
  },
  {
    code: '1926.452(k)',
    title: 'Ladder jack scaffolds',
    summary:
      'Platforms on ladder jacks are no higher than 20 ft (6.1 m). The ladders are factory-made, secured against slipping, and platforms are not bridged from one to the next.',
    risk: 'High',
    tags: ['scaffold', 'ladder', 'residential'],
    related: ['1926.451(g)(1)', '1926.1053'],
  },
  {
    code: '1926.452(p)',
    title: 'Two-point swing stages',
    summary:
      'A swing stage is at most 36 in (0.9 m) wide unless a qualified person designed it wider, and is bolted firmly to its stirrups. Stages are not bridged while they are raised or lowered unless the joints are made for it. Stepping across is allowed only between abutting platforms at the same height with walk-through stirrups.',
    risk: 'High',
    tags: ['scaffold', 'rigging'],
    related: ['1926.451(d)', '1926.451(g)(1)'],
  },
  {
    code: '1926.452(w)',
    title: 'Mobile scaffolds (rolling towers)',
    summary:
      'Wheels are locked while people work, and the tower is pushed from low down, at most 5 ft (1.5 m) above the floor. Nobody rides unless the floor is within 3 degrees of level and clear, the tower is no taller than twice its base, and everybody knows it is about to move.',
    check: [
      'All casters are locked.',
      'Pins and braces are complete, platform fully planked.',
      'Holes, ramps and cables on the route are dealt with.',
    ],
    risk: 'High',
    tags: ['scaffold', 'fall protection'],
    related: ['1926.451(g)(1)', '1926.451(f)(14)'],
  },
  {
    code: '1926.452(y)',
    title: 'Stilts',
    summary:
      'Stilts are worn on a scaffold only if it is a large area scaffold, and its rails are raised by the height of the stilts. The floor is flat and free of holes, debris and other things to trip on.',
    risk: 'Medium',
    tags: ['scaffold', 'fall protection'],
    related: ['1926.452', '1926.502(b)'],
  },
  {
    code: '1926.453',
    title: 'Aerial lifts',
    summary:
      'For boom lifts, bucket trucks and other vehicle-mounted platforms: only authorized people operate them, the controls are tested each day, load limits are kept, and everyone in the basket is tied to the boom or basket. Changes to the lift need the maker’s written approval or an equivalent one.',
    check: [
      'Harness and lanyard clipped to the basket’s own point.',
      'Both feet on the floor, gate closed.',
      'Outriggers on pads, brakes set, wheels chocked on a slope.',
      'Ground controls work.',
    ],
    risk: 'High',
    tags: ['aerial lift', 'fall protection', 'harness'],
    related: ['1926.453(b)(2)', '1926.501', '1910.67'],
  },
  {
    code: '1926.453(b)(2)',
    title: 'Working from boom platforms',
    summary:
      'Stand on the floor of the basket: no sitting or climbing on its edge, no planks or ladders in it. Wear the belt or harness with its lanyard fixed to boom or basket, and never tie off to a pole or building beside it. The truck does not drive with the boom up and people in the basket unless it was built for that.',
    risk: 'High',
    tags: ['aerial lift', 'fall protection', 'harness'],
    related: ['1926.453', '1926.502(d)', '1926.502(e)'],
  },
  {
    code: '1926.454',
    title: 'Scaffold training',
    summary:
      'People who work on scaffolds are trained by a qualified person in the hazards, the loads and the fall protection. People who erect, move, repair or inspect them are trained by a competent person in doing that. Retrain when the site, the scaffold or the behavior shows the need.',
    risk: 'Medium',
    tags: ['scaffold', 'training', 'competent person'],
    related: ['1926.451(f)(7)', '1926.503(a)'],
  },
])
