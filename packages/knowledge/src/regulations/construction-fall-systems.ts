import { cfrText, osha } from './write-up'

/** 29 CFR 1926.502 and .503, and the older rules on belts and nets: how falls are prevented and who is trained. */
export const constructionFallSystems = osha('Construction', cfrText, [
  {
    code: '1926.502',
    title: 'Fall protection systems: criteria and practices',
    summary:
      'Says how fall protection has to be built and used: rail heights and strengths, nets, harnesses, anchors, warning lines, controlled access zones, monitors, covers and plans. The systems are put up before the work that needs them begins.',
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'harness'],
    related: ['1926.501', '1926.502(b)', '1926.502(d)', '1926.503'],
  },
  {
    code: '1926.502(b)',
    title: 'Guardrail systems',
    summary:
      'The top rail stands 42 in (1.1 m) above the floor, give or take 3 in, and takes a push of 200 lb near its top edge without failing. A midrail at half height, mesh or balusters no more than 19 in apart fill the gap and hold 150 lb. Steel or plastic banding is never a rail, and wire rope is flagged every 6 ft.',
    check: [
      'Measure the top rail: between 39 and 45 in.',
      'Lean on it: a loaded rail may not dip below 39 in.',
      'A midrail is there wherever no wall is at least 21 in high.',
      'No splinters, nails or overhanging ends.',
      'Openings for hoisting have a gate or chain when not in use.',
    ],
    risk: 'High',
    tags: ['fall protection', 'guardrail'],
    related: ['1926.501(b)(1)', '1926.502(j)', '1910.29'],
  },
  {
    code: '1926.502(c)',
    title: 'Safety net systems',
    summary:
      'Nets hang as close under the work as practicable and never more than 30 ft (9.1 m) below it, and reach 8 to 13 ft out depending on the drop. They are drop-tested with a 400 lb sandbag after rigging and every 6 months, inspected weekly, and cleared of debris before the next shift.',
    risk: 'High',
    tags: ['fall protection', 'inspection'],
    related: ['1926.105', '1926.501'],
  },
  {
    code: '1926.502(d)',
    title: 'Personal fall arrest systems',
    summary:
      'A harness system may let a worker fall freely no more than 6 ft (1.8 m), must keep them off the level below and may put at most 1,800 lb on the body. Lanyards and lifelines break at no less than 5,000 lb, body belts are not allowed, and the gear is inspected before each use. The employer plans how a fallen worker is rescued promptly.',
    check: [
      'D-ring between the shoulder blades, straps snug, no cuts, burns or pulled stitches.',
      'Locking snaphooks only, never two in one D-ring unless made for it.',
      'Add up free fall, deceleration and harness stretch: is there room below?',
      'Gear that has stopped a fall is out of service until a competent person clears it.',
      'Somebody can say how a hanging worker would be brought down.',
    ],
    risk: 'High',
    tags: ['fall protection', 'harness', 'ppe', 'inspection'],
    related: ['1926.502(d)(15)', '1926.502(d)(20)', '1926.501(b)(1)', '1910.140'],
  },
  {
    code: '1926.502(d)(15)',
    title: 'Anchorages for fall arrest',
    summary:
      'An anchor for a harness is separate from whatever holds up the platform and carries at least 5,000 lb (22.2 kN) for each person tied to it. The other way is a system designed and supervised by a qualified person with a safety factor of two.',
    check: [
      'Ask which member the anchor is fixed to and who said it holds.',
      'Never tie off to guardrails, conduit, vents or piping.',
      'Prefer anchors above the head, to shorten the fall.',
    ],
    risk: 'High',
    tags: ['fall protection', 'harness'],
    related: ['1926.502(d)', '1910.140'],
  },
  {
    code: '1926.502(d)(20)',
    title: 'Prompt rescue after a fall',
    summary:
      'Stopping the fall is only half the job: the employer arranges for quick rescue of anybody hanging in a harness, or makes sure they can get down by themselves. Calling the fire service and hoping is not a plan.',
    risk: 'High',
    tags: ['fall protection', 'harness', 'emergency'],
    related: ['1926.502(d)', '1926.50'],
  },
  {
    code: '1926.502(e)',
    title: 'Positioning device systems',
    summary:
      'A positioning belt or harness that holds somebody against a wall or cage may let them fall no more than 2 ft (0.6 m). Its anchor holds twice the likely impact load or 3,000 lb, whichever is more, and connectors 5,000 lb.',
    risk: 'High',
    tags: ['fall protection', 'harness'],
    related: ['1926.501(b)(5)', '1926.502(d)'],
  },
  {
    code: '1926.502(f)',
    title: 'Warning line systems on roofs',
    summary:
      'Warning lines go around all sides of the roof work, at least 6 ft (1.8 m) back from the edge, and 10 ft (3.1 m) where machines drive toward it. The line hangs between 34 and 39 in high, is flagged every 6 ft and holds 500 lb. Between line and edge only people doing roofing work may be.',
    risk: 'High',
    tags: ['fall protection', 'roof'],
    related: ['1926.501(b)(10)', '1926.502(h)'],
  },
  {
    code: '1926.502(g)',
    title: 'Controlled access zones',
    summary:
      'A control line keeps everybody else away from leading-edge or overhand bricklaying work. For leading edges it stands 6 to 25 ft from the edge (for precast members up to 60 ft or half the length of the member, whichever is less), for bricklaying 10 to 15 ft. Lines are marked every 6 ft and break at no less than 200 lb.',
    risk: 'High',
    tags: ['fall protection'],
    related: ['1926.501(b)(2)', '1926.501(b)(9)', '1926.502(k)'],
  },
  {
    code: '1926.502(h)',
    title: 'Safety monitoring systems',
    summary:
      'A safety monitor is a competent person on the same roof, in sight and within speaking distance, who warns others of fall hazards and does no other job. Machines are not used or stored where only a monitor protects roofers.',
    risk: 'High',
    tags: ['fall protection', 'roof', 'competent person'],
    related: ['1926.501(b)(10)', '1926.502(f)'],
  },
  {
    code: '1926.502(i)',
    title: 'Covers for holes',
    summary:
      'A cover carries at least twice the people, gear and material that may come on it, and in roadways twice the heaviest axle. It is fixed so that wind, machines or feet cannot shift it, and it is color-coded or marked HOLE or COVER.',
    check: [
      'Try to slide it with your foot: it must not move.',
      'The marking can be read from where people walk.',
      'Plywood is thick enough for the span and the traffic.',
    ],
    risk: 'High',
    tags: ['fall protection', 'signs'],
    related: ['1926.501(b)(4)', '1926.502(b)'],
  },
  {
    code: '1926.502(j)',
    title: 'Toeboards and other falling-object protection',
    summary:
      'Toeboards are at least 3 1/2 in (9 cm) high, leave no more than 1/4 in below and hold 50 lb. Piles higher than the toeboard need panels or screens above it. On roofs materials stay 6 ft back from the edge unless a rail is there; bricklayers keep all but masonry and mortar 4 ft back.',
    risk: 'Medium',
    tags: ['falling objects', 'guardrail'],
    related: ['1926.501(c)', '1926.451(h)'],
  },
  {
    code: '1926.502(k)',
    title: 'Fall protection plan',
    summary:
      'Only for leading-edge, precast and residential work, and only when the usual systems are shown to be infeasible or more dangerous. A qualified person writes the plan for that one site, a competent person supervises it, and a copy with all changes stays on the job. It names the places, the reasons, the people allowed in and what is done instead.',
    risk: 'High',
    tags: ['fall protection', 'residential', 'competent person', 'compliance'],
    related: ['1926.501(b)(2)', '1926.501(b)(12)', '1926.501(b)(13)'],
  },
  {
    code: '1926.503',
    title: 'Fall protection training',
    summary:
      'Everyone who might be exposed to a fall is trained by a competent person before they need it, the training is certified in writing, and people who have forgotten it or whose work has changed are trained again. An untrained worker on a roof is a violation even with a good harness on.',
    check: [
      'Ask two workers how they would inspect their harness and where they may tie off.',
      'See the certificates: name, date, signature.',
      'New systems or a new kind of job since the last training? Then it is due again.',
    ],
    risk: 'Medium',
    tags: ['fall protection', 'training', 'competent person'],
    related: ['1926.503(a)', '1926.503(b)', '1926.503(c)', '1926.501'],
  },
  {
    code: '1926.503(a)',
    title: 'Fall protection training program',
    summary:
      'Each worker who could fall learns to recognize the danger and what to do about it. A competent person teaches the hazards of the place, how to put up, check and take down the systems in use, and each person’s part in monitoring or a fall protection plan.',
    risk: 'Medium',
    tags: ['fall protection', 'training', 'competent person'],
    related: ['1926.503(b)', '1926.21(b)(2)'],
  },
  {
    code: '1926.503(b)',
    title: 'Certification of fall protection training',
    summary:
      'The employer keeps a written record of the training with the name of the worker, the date and the signature of trainer or employer. The latest certificate is the one to keep.',
    risk: 'Low',
    tags: ['fall protection', 'training', 'recordkeeping'],
    related: ['1926.503(a)', '1926.503(c)'],
  },
  {
    code: '1926.503(c)',
    title: 'Fall protection retraining',
    summary:
      'Train again when the workplace or the equipment has changed, or when somebody’s behavior shows that they have not understood or no longer remember. Seeing a worker misuse a harness is reason enough.',
    risk: 'Medium',
    tags: ['fall protection', 'training'],
    related: ['1926.503(a)'],
  },
  {
    code: '1926.104',
    title: 'Safety belts, lifelines and lanyards',
    summary:
      'An older rule on lines and lanyards: they serve to protect people and nothing else, and once loaded in a fall they are thrown out. The anchor above holds a dead weight of 5,400 lb, and a lanyard lets nobody fall more than 6 ft.',
    risk: 'High',
    tags: ['fall protection', 'harness', 'ppe'],
    related: ['1926.502(d)'],
  },
  {
    code: '1926.105',
    title: 'Safety nets above 25 ft',
    summary:
      'Above 25 ft over ground or water, where ladders, scaffolds, floors or lines are impractical, a safety net is rigged and tested before work begins. It reaches 8 ft beyond the edge and hangs no more than 25 ft below; meshes are at most 6 in by 6 in.',
    risk: 'High',
    tags: ['fall protection'],
    related: ['1926.502(c)', '1926.501'],
  },
  {
    code: '1926.106',
    title: 'Working over or near water',
    summary:
      'Where somebody could drown, they wear an approved life jacket or buoyant work vest, checked before and after each use. Ring buoys with 90 ft of line stand no more than 200 ft apart and a rescue skiff is at hand at once.',
    check: [
      'Vests are worn and closed, not hanging on a hook.',
      'Ring buoys are in place with their line coiled and dry.',
      'The skiff floats, starts and somebody is named to take it.',
    ],
    risk: 'High',
    tags: ['water', 'ppe', 'emergency'],
    related: ['1926.605', '1926.95'],
  },
])
