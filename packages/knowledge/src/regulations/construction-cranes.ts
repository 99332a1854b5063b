import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subpart CC. */
export const constructionCranes = osha('Construction', cfrText, [
  {
    code: '1926.1402',
    title: 'Ground conditions for cranes',
    summary:
      'A crane is assembled and used only on ground that is firm, drained and graded enough, with mats or cribbing where needed, to meet the maker’s demands for support and level. The controlling contractor prepares the ground and tells of voids, tanks and pipes below.',
    check: [
      'Outriggers fully on mats, none sinking.',
      'No trench, basement or buried tank in the influence zone.',
      'Crane level within the chart’s limits.',
    ],
    risk: 'High',
    tags: ['crane'],
    related: ['1926.1412', '1926.1404'],
  },
  {
    code: '1926.1404',
    title: 'Assembling and taking down cranes',
    summary:
      'A director who is both competent and qualified leads the work and briefs the crew on tasks, hazards and where not to stand. Nobody is under the boom while pins are taken out, unless strict precautions are in place. Blocking, assist crane loads and center of gravity are worked out beforehand.',
    risk: 'High',
    tags: ['crane', 'competent person'],
    related: ['1926.1402', '1926.1407'],
  },
  {
    code: '1926.1407',
    title: 'Power lines while assembling a crane',
    summary:
      'If any part could come within 20 ft of a line up to 350 kV during assembly, the line is switched off and grounded, or 20 ft are kept, or the table’s distance for the voltage is kept with a planning meeting, non-conducting tag lines and a spotter or other safeguard. The meeting takes in everyone who will be near.',
    risk: 'High',
    tags: ['crane', 'power lines', 'electrical'],
    related: ['1926.1408', '1926.1404'],
  },
  {
    code: '1926.1408',
    title: 'Cranes near power lines up to 350 kV',
    summary:
      'Before lifting, find out whether boom, line or load at full radius could come within 20 ft of a power line. If so: have it switched off and grounded, keep 20 ft, or keep the table distance (10 ft up to 50 kV, 15 ft up to 200 kV, 20 ft up to 350 kV) with a marked line and a spotter, alarm or limiter. Every line counts as live.',
    check: [
      'Distance measured, voltage asked of the utility.',
      'Warning line with flags in the operator’s view.',
      'Spotter has no other job and can reach the operator.',
      'Crew knows: stay in the cab, stay away from the crane if it touches.',
    ],
    risk: 'High',
    tags: ['crane', 'power lines', 'electrical', 'training'],
    related: ['1926.1409', '1926.1410', '1926.1411', '1926.600(a)(6)', '1926.416(a)(1)'],
  },
  {
    code: '1926.1409',
    title: 'Cranes near power lines over 350 kV',
    summary:
      'Above 350 kV and up to 1,000 kV the planning distance is 50 ft instead of 20 ft. Above that the utility or a qualified engineer sets it.',
    risk: 'High',
    tags: ['crane', 'power lines', 'electrical'],
    related: ['1926.1408'],
  },
  {
    code: '1926.1410',
    title: 'Crane work closer than the table distance',
    summary:
      'Working closer to a live line than the table allows is forbidden, unless the job cannot be done otherwise, the line cannot be switched off or moved, and the utility or an engineer sets a distance and a whole list of precautions, with a dedicated spotter. In practice: call the utility first and have the line dead.',
    risk: 'High',
    tags: ['crane', 'power lines', 'electrical'],
    related: ['1926.1408'],
  },
  {
    code: '1926.1411',
    title: 'Cranes traveling under power lines',
    summary:
      'Without load and with the boom lowered, a crane keeps 4 ft from lines up to 0.75 kV, 6 ft up to 50 kV, 10 ft up to 345 kV and 16 ft up to 750 kV. Within 20 ft of a line a spotter walks along; in the dark lines are lit or marked.',
    risk: 'High',
    tags: ['crane', 'power lines', 'vehicles'],
    related: ['1926.1408', '1926.600(a)(6)'],
  },
  {
    code: '1926.1412',
    title: 'Crane inspections',
    summary:
      'A competent person looks the crane over each shift, again every month with a record kept for three months, and a qualified person inspects it thoroughly at least every 12 months with a record kept 12 months. After assembly, repairs, changes, severe service or 3 months idle it is inspected before use.',
    check: [
      'Today’s shift check, this month’s record, this year’s certificate.',
      'Hooks with latches, ropes, tires, limit switches.',
      'Defects found? Who decided it is safe to go on?',
    ],
    risk: 'High',
    tags: ['crane', 'inspection', 'recordkeeping', 'competent person'],
    related: ['1926.1413', '1926.1415', '1926.1416'],
  },
  {
    code: '1926.1413',
    title: 'Wire rope inspection on cranes',
    summary:
      'Ropes are looked at before or during each shift, monthly and at least every 12 months. Six broken wires in one lay or three wires of one strand, more than 5% loss of diameter, a broken strand, kinks, birdcaging, heat damage or contact with a power line mean stop. Rope is never spliced to lengthen it.',
    risk: 'High',
    tags: ['crane', 'rigging', 'inspection'],
    related: ['1926.1412', '1926.251(c)'],
  },
  {
    code: '1926.1415',
    title: 'Crane safety devices',
    summary:
      'Level indicator, boom and jib stops, locks on foot brakes, check valves on outrigger jacks, rail clamps and a horn: all must work. If one fails, the crane stops and stays out of service; there is no substitute.',
    risk: 'High',
    tags: ['crane', 'inspection'],
    related: ['1926.1416', '1926.1412'],
  },
  {
    code: '1926.1416',
    title: 'Crane operational aids',
    summary:
      'Boom hoist limits, anti-two-block devices and load indicators have to work. If one fails, stop; go on only with the temporary measure the rule names, and repair the first category within 7 calendar days.',
    risk: 'High',
    tags: ['crane', 'inspection'],
    related: ['1926.1415'],
  },
  {
    code: '1926.1417',
    title: 'Operating a crane',
    summary:
      'Follow the maker’s procedures, with load chart and manual in the cab, and never exceed rated capacity: know the weight, or stop above 75 percent until it is known. No phones, no leaving the controls with a load up except under strict conditions, no side pulls, at least two wraps on the drum. Everybody’s stop signal is obeyed.',
    check: [
      'Weight, radius and capacity written down for the lift.',
      'Wind checked against the maker’s limit.',
      'Tag line on loads that could spin.',
      'Brakes tested when lifting 90% or more.',
    ],
    risk: 'High',
    tags: ['crane', 'rigging'],
    related: ['1926.1418', '1926.1425', '1926.1427'],
  },
  {
    code: '1926.1418',
    title: 'Operator may stop the lift',
    summary:
      'Whenever the operator has a doubt about safety, they may stop and refuse the load until a qualified person has made sure that it is safe. Nobody may overrule that to save time.',
    risk: 'Medium',
    tags: ['crane', 'worker participation'],
    related: ['1926.1417'],
  },
  {
    code: '1926.1419',
    title: 'Crane signals',
    summary:
      'A signal person is needed when the operator cannot see the load’s path or landing place, when the view while traveling is blocked, or when either side asks for it. One person signals at a time, in the standard hand signals or by radio; if contact is lost the lift stops. Anyone may give the stop signal.',
    risk: 'High',
    tags: ['crane', 'signs'],
    related: ['1926.1428', '1926.1417'],
  },
  {
    code: '1926.1423',
    title: 'Fall protection on cranes',
    summary:
      'On cranes people are protected above 6 ft when they work at a station or move along booms (15 ft on a horizontal lattice boom), and above 15 ft while assembling, erecting or dismantling. The hook may serve as anchor only if a qualified person agrees, the operator knows and no load hangs on it.',
    risk: 'High',
    tags: ['crane', 'fall protection', 'harness'],
    related: ['1926.502(d)', '1926.1404'],
  },
  {
    code: '1926.1424',
    title: 'Crane swing radius',
    summary:
      'Where the turning superstructure could strike or crush somebody, the area is closed off with lines, rails or barriers, and the crew is trained to know it. Anyone who has to go in tells the operator first, and the crane does not swing until they are out. Overlapping cranes are coordinated.',
    check: [
      'Barrier around the counterweight’s path.',
      'Gap to walls and stacks: room for a body?',
      'Two cranes reach the same air: who coordinates?',
    ],
    risk: 'High',
    tags: ['crane', 'signs', 'training'],
    related: ['1926.1425', '1926.1417'],
  },
  {
    code: '1926.1425',
    title: 'Keeping clear of the load',
    summary:
      'Loads are routed away from people. While a load hangs still, nobody is in the fall zone but those who hook, guide or connect it or run the concrete bucket; while it lands, only those who receive it. They need self-closing hooks and a qualified rigger. In tilt-up nobody is directly under the load.',
    check: [
      'Look up: who is under the hook?',
      'Barricade or spotter on the route.',
      'Hooks have latches that close.',
      'Who is the qualified rigger?',
    ],
    risk: 'High',
    tags: ['crane', 'falling objects', 'rigging'],
    related: ['1926.251', '1926.753', '1926.651(e)'],
  },
  {
    code: '1926.1427',
    title: 'Crane operator certification',
    summary:
      'Operators are trained, certified or licensed, and evaluated by their employer on the crane before they work alone; a license lasts no longer than 5 years, and the employer pays. Trainees work only under a trainer’s eye. Not needed for derricks, sidebooms and equipment of 2,000 lb or less.',
    risk: 'High',
    tags: ['crane', 'training', 'compliance'],
    related: ['1926.1428', '1926.1430', '1926.20(b)(4)'],
  },
  {
    code: '1926.1428',
    title: 'Signal person qualification',
    summary:
      'Before giving signals a person shows by an oral or written test and a practical test that they know the signals and understand how cranes and loads behave. The paper is on site and names the kinds of signals.',
    risk: 'High',
    tags: ['crane', 'training'],
    related: ['1926.1419', '1926.1430'],
  },
  {
    code: '1926.1430',
    title: 'Crane training',
    summary:
      'Operators, signal persons, competent persons and everybody near the crane are trained for their part: power lines, crush points, tag-out. The employer checks that they understood, refreshes it when needed and pays for it.',
    risk: 'Medium',
    tags: ['crane', 'training'],
    related: ['1926.1427', '1926.1428'],
  },
  {
    code: '1926.1431',
    title: 'Lifting people with a crane',
    summary:
      'Allowed only where ladders, stairs, lifts or scaffolds would be more dangerous or impossible. People ride in a designed platform with rails, at no more than 50 percent of the crane’s capacity, on ground within one percent of level, after a trial lift before each shift. Rigging holds five times the load.',
    risk: 'High',
    tags: ['crane', 'fall protection', 'hoist'],
    related: ['1926.1417', '1926.502(d)', '1926.453'],
  },
  {
    code: '1926.1432',
    title: 'Lifts with more than one crane',
    summary:
      'A qualified person plans the lift, with engineering help if needed. A competent and qualified lift director goes through the plan with everybody involved and leads it.',
    risk: 'High',
    tags: ['crane', 'rigging', 'competent person'],
    related: ['1926.1417'],
  },
  {
    code: '1926.1435',
    title: 'Tower cranes',
    summary:
      'Foundations and supports are designed by the maker or a registered engineer, the tower stands plumb (1:500 if the maker says nothing), and the host structure is checked before climbing. Wind stays below the maker’s limit while erecting. Limit switches, brakes, deadman control and emergency stop must work.',
    risk: 'High',
    tags: ['crane', 'inspection'],
    related: ['1926.1404', '1926.1423', '1926.1424'],
  },
  {
    code: '1926.1437',
    title: 'Cranes on barges',
    summary:
      'A crane on a barge has a list and trim device, a positive house lock and, where wind matters, a wind indicator. Load charts allow for list and trim, and the barge itself is inspected too: fastenings each shift, leaks and lashings each month.',
    risk: 'High',
    tags: ['crane', 'maritime', 'water', 'inspection'],
    related: ['1926.1412', '1926.605'],
  },
  {
    code: '1926.1439',
    title: 'Dedicated pile drivers',
    summary:
      'Pile driving rigs follow the crane rules with a few exceptions: they need no anti-two-block device, and load weighing only on newer machines. Of the section on design and testing only paragraphs (d) and (e) apply. The rest of the crane subpart applies, from ground conditions to operators.',
    risk: 'Medium',
    tags: ['crane'],
    related: ['1926.603', '1926.1416'],
  },
  {
    code: '1926.1441',
    title: 'Small cranes up to 2,000 lb',
    summary:
      'Equipment rated for 2,000 lb or less follows a shorter list: ground, power lines, ropes, signals, keeping clear of the load and the maker’s procedures still apply; operators are trained but need no certificate. It is never used to lift people.',
    risk: 'Medium',
    tags: ['crane', 'training'],
    related: ['1926.1427', '1926.1425'],
  },
  {
    code: '1926.551',
    title: 'Helicopters on construction sites',
    summary:
      'Each day starts with a briefing of pilot and ground crew. Those who take the load wear eye protection and hard hats with chinstraps, loose gear within 100 ft is secured or removed, and nobody unauthorized comes within 50 ft of turning rotors. Static charge is grounded before the load is touched, and nobody works under the hovering craft except to hook or unhook.',
    risk: 'High',
    tags: ['aviation', 'crane', 'head protection', 'eye protection'],
    related: ['1926.1425', '14 CFR 133', '1910.183'],
  },
])
