import { cfrText, osha } from './write-up'

/** 29 CFR 1926.501: where protection from falls is owed. */
export const constructionFalls = osha('Construction', cfrText, [
  {
    code: '1926.501',
    title: 'Duty to have fall protection',
    summary:
      'Year after year the most cited rule in the country. On a walking or working surface with a drop of 6 ft (1.8 m) or more, the employer must stop the fall with guardrails, nets or a harness system. Scaffolds, steel erection, ladders, stairs and some other work have heights of their own in their own subparts. Single paragraphs say what is allowed for edges, holes, roofs, ramps, excavations, formwork and houses.',
    check: [
      'Walk every level and mark each open edge, hole and wall opening with a drop of 6 ft or more.',
      'Ask what protects each one: rail, net, cover or harness with a rated anchor.',
      'Look that the surface itself can carry the people who stand on it.',
      'Protection stands before the work begins, not after.',
    ],
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'harness', 'compliance'],
    related: ['1926.501(b)(1)', '1926.501(b)(13)', '1926.502', '1926.503', '1910.28'],
  },
  {
    code: '1926.501(a)(2)',
    title: 'Strength of the walking or working surface',
    summary:
      'Before anybody steps on a floor, roof or deck, the employer finds out whether it is strong and sound enough to hold them. Nobody works on it until that is certain: think of old roofs, fiber-cement sheets, rusted decking and half-fixed formwork.',
    risk: 'High',
    tags: ['fall protection', 'roof'],
    related: ['1926.501', '1926.850'],
  },
  {
    code: '1926.501(b)(1)',
    title: 'Unprotected sides and edges',
    summary:
      'Anyone on a floor, deck or roof whose open side or edge is 6 ft (1.8 m) or more above the level below needs a guardrail, a safety net or a personal fall arrest system. One of the three has to be there for every worker, however short the job.',
    check: [
      'Open edges of slabs, stairwells, shafts, mezzanines and balconies have rails on every side.',
      'Where a rail is missing, each person in reach of the edge is tied off to a rated anchor.',
      'Rails taken out for a delivery are back before the crew leaves.',
      'Nobody relies on tape, cones or a painted line at the edge.',
    ],
    risk: 'High',
    tags: ['fall protection', 'guardrail', 'harness'],
    related: ['1926.502(b)', '1926.502(d)', '1926.503(a)', '1910.28(b)(1)'],
  },
  {
    code: '1926.501(b)(2)',
    title: 'Leading edges',
    summary:
      'People who build a leading edge 6 ft (1.8 m) or more up must be protected by rails, nets or fall arrest. Only if the employer can show that all of these are infeasible or more dangerous may a written fall protection plan take their place. Others on the same level need protection too; the control line of a controlled access zone can serve as their rail along that edge.',
    risk: 'High',
    tags: ['fall protection', 'harness'],
    related: ['1926.502(g)', '1926.502(k)', '1926.501(b)(1)'],
  },
  {
    code: '1926.501(b)(3)',
    title: 'Hoist areas',
    summary:
      'Where materials are hoisted in, each worker is kept from a fall of 6 ft (1.8 m) or more by a rail or a harness. If the rail, gate or chain is taken out and somebody must lean through the opening to land a load, that person wears fall arrest.',
    risk: 'High',
    tags: ['fall protection', 'hoist', 'harness'],
    related: ['1926.502(b)', '1926.502(d)'],
  },
  {
    code: '1926.501(b)(4)',
    title: 'Holes, floor openings and skylights',
    summary:
      'Holes in floors and roofs, skylights included, that drop more than 6 ft (1.8 m) are covered, railed off or the workers tied off. Shallower holes are still covered so that nobody steps or trips into them, and covers also keep tools from falling on the people below.',
    check: [
      'Every hole has a cover that is fixed down and marked, or a rail on all sides.',
      'Skylights count as holes: plastic domes do not hold a person.',
      'No loose sheet of plywood lies over an opening.',
    ],
    risk: 'High',
    tags: ['fall protection', 'roof', 'falling objects'],
    related: ['1926.502(i)', '1926.502(b)', '1910.28(b)(3)'],
  },
  {
    code: '1926.501(b)(5)',
    title: 'Formwork and reinforcing steel',
    summary:
      'Workers climbing or tying on the face of formwork or a rebar cage are protected from falls of 6 ft (1.8 m) or more by fall arrest, nets or a positioning device. Rails are not one of the choices on a vertical face.',
    risk: 'High',
    tags: ['fall protection', 'concrete', 'harness'],
    related: ['1926.502(e)', '1926.703', '1926.701(b)'],
  },
  {
    code: '1926.501(b)(6)',
    title: 'Ramps, runways and other walkways',
    summary:
      'Ramps, runways and walkways with a drop of 6 ft (1.8 m) or more need guardrails. A harness is not accepted in their place here, because people walk through with loads.',
    risk: 'Medium',
    tags: ['fall protection', 'guardrail'],
    related: ['1926.502(b)', '1926.651(l)'],
  },
  {
    code: '1926.501(b)(7)',
    title: 'Edges of excavations, wells and pits',
    summary:
      'At excavations 6 ft (1.8 m) or deeper that are hard to see because of plants or other obstacles, the edge is guarded with rails, fences or barricades. Wells, pits and shafts of that depth always need rails, fences, barricades or covers.',
    risk: 'High',
    tags: ['fall protection', 'excavation', 'guardrail'],
    related: ['1926.651', '1926.652(a)(1)'],
  },
  {
    code: '1926.501(b)(8)',
    title: 'Work above dangerous equipment',
    summary:
      'Above machines, vats or other equipment that would hurt somebody who fell in, protection is needed at any height. Less than 6 ft (1.8 m) up, rails or guards on the machine are enough; from 6 ft up, rails, fall arrest or nets are used.',
    risk: 'High',
    tags: ['fall protection', 'machine guarding'],
    related: ['1926.501(b)(1)', '1910.212', '1926.701(b)'],
  },
  {
    code: '1926.501(b)(9)',
    title: 'Overhand bricklaying',
    summary:
      'Bricklayers working overhand 6 ft (1.8 m) or more up are protected by rails, nets or fall arrest, or work inside a controlled access zone. Anyone who reaches more than 10 in (25 cm) below the surface they stand on needs a rail, a net or a harness. Work from scaffolds follows the scaffold rules instead.',
    risk: 'High',
    tags: ['fall protection'],
    related: ['1926.502(g)', '1926.451(g)(1)'],
  },
  {
    code: '1926.501(b)(10)',
    title: 'Roofing work on low-slope roofs',
    summary:
      'Roofers on a low-slope roof with open edges 6 ft (1.8 m) or more up use rails, nets or fall arrest, or combine a warning line with one of them or with a safety monitor. A monitor alone is allowed only where the roof is 50 ft (15.25 m) wide or less.',
    check: [
      'Warning lines stand around the whole work area, flagged and at the right distance.',
      'The monitor does nothing else, stays on the same roof and within earshot.',
      'Other trades on the roof cannot hide behind the roofers’ monitor or warning line.',
    ],
    risk: 'High',
    tags: ['fall protection', 'roof'],
    related: ['1926.502(f)', '1926.502(h)', '1926.501(b)(11)'],
  },
  {
    code: '1926.501(b)(11)',
    title: 'Steep roofs',
    summary:
      'On a steep roof with edges 6 ft (1.8 m) or more above the ground, every worker is protected by guardrails with toeboards, by nets or by a personal fall arrest system. Warning lines and safety monitors do not count here.',
    check: [
      'Each person on the slope is tied to an anchor fixed into structure.',
      'Slide guards alone are not enough.',
      'Ladders reach well above the eave and are tied.',
    ],
    risk: 'High',
    tags: ['fall protection', 'roof', 'harness', 'residential'],
    related: ['1926.501(b)(10)', '1926.501(b)(13)', '1926.502(d)'],
  },
  {
    code: '1926.501(b)(12)',
    title: 'Precast concrete erection',
    summary:
      'Crews setting or grouting precast members 6 ft (1.8 m) or more up need rails, nets or fall arrest. A written fall protection plan may replace them only if the employer shows that they are infeasible or make the job more dangerous.',
    risk: 'High',
    tags: ['fall protection', 'concrete'],
    related: ['1926.502(k)', '1926.704'],
  },
  {
    code: '1926.501(b)(13)',
    title: 'Residential construction',
    summary:
      'House building has no softer rule: from 6 ft (1.8 m) up, framers, roofers and other trades need guardrails, nets or a harness system. A site-specific fall protection plan is the way out only where the employer can prove that these are infeasible or create a greater hazard.',
    check: [
      'Roof work, truss setting and floor joists: each worker in reach of a 6 ft drop is protected.',
      'A permanent or temporary anchor is fixed to the ridge or trusses as its maker says.',
      'If a plan is used, it names this house, these reasons and these people, and lies on site.',
    ],
    risk: 'High',
    tags: ['fall protection', 'residential', 'roof', 'harness'],
    related: ['1926.502(k)', '1926.501(b)(11)', '1926.503(a)'],
  },
  {
    code: '1926.501(b)(14)',
    title: 'Wall openings',
    summary:
      'A window, door or chute opening in a wall needs a rail, a net or fall arrest when the drop outside is 6 ft (1.8 m) or more and the sill is less than 39 in (1.0 m) above the floor inside. Low windows, loading doors and chute mouths are the usual ones.',
    risk: 'High',
    tags: ['fall protection', 'guardrail'],
    related: ['1926.502(b)', '1926.501(b)(1)'],
  },
  {
    code: '1926.501(b)(15)',
    title: 'Other walking and working surfaces',
    summary:
      'The catch-all: if no other paragraph fits the place, the answer is still rails, nets or fall arrest from 6 ft (1.8 m) above the level below. It keeps people from arguing that their edge is not on the list.',
    risk: 'High',
    tags: ['fall protection'],
    related: ['1926.501', '1926.501(b)(1)'],
  },
  {
    code: '1926.501(c)',
    title: 'Protection from falling objects',
    summary:
      'Where things can fall on people, everybody below wears a hard hat and the employer adds one more measure: toeboards, screens or rails above, a canopy with materials kept back from the edge, or a barricaded zone that nobody enters. Hard hats alone are never enough.',
    risk: 'High',
    tags: ['falling objects', 'head protection', 'ppe'],
    related: ['1926.502(j)', '1926.100(a)', '1926.451(h)'],
  },
])
