import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subparts I and J. */
export const constructionToolsAndWelding = osha('Construction', cfrText, [
  {
    code: '1926.300',
    title: 'Hand and power tools: general',
    summary:
      'All tools, the employer’s or the worker’s own, are kept in safe condition. Guards a tool was built for stay on, moving parts within reach are covered, and users get the protective gear the work needs.',
    check: [
      'Guards in place and moving freely.',
      'Triggers release; no taped switches.',
      'Cords, handles and wheels sound.',
      'Eye protection on.',
    ],
    risk: 'High',
    tags: ['tools', 'machine guarding', 'ppe'],
    related: ['1926.300(b)', '1926.300(c)', '1926.302', '1926.303', '1910.242'],
  },
  {
    code: '1926.300(b)',
    title: 'Guards on power tools and machines',
    summary:
      'Belts, gears, shafts, pulleys and other moving parts that people can touch are guarded, and so is the point where the machine does its work. Fan blades less than 7 ft above the floor have guards with openings of at most 1/2 in. Grinder guards are adjusted so that the gap at the top is no more than 1/4 in.',
    risk: 'High',
    tags: ['tools', 'machine guarding'],
    related: ['1926.300', '1910.212', '1926.307'],
  },
  {
    code: '1926.300(c)',
    title: 'Protective equipment for tool users',
    summary:
      'People using hand or power tools who face falling, flying, abrasive or splashing things, or harmful dust, fumes, mists, vapors or gases, are given the particular protection against that hazard. Think of goggles at the chipping hammer, gloves at sheet metal and a mask at dusty cuts.',
    risk: 'High',
    tags: ['tools', 'ppe', 'eye protection'],
    related: ['1926.102(a)(1)', '1926.95(a)'],
  },
  {
    code: '1926.300(d)',
    title: 'Switches on hand-held power tools',
    summary:
      'Circular saws, chain saws and percussion tools that do not positively hold their bit have a switch that cuts the power when it is let go. Drills, grinders above 2 in and disc and belt sanders may have a lock-on only if one motion of the same finger turns them off. Jackhammers, concrete breakers, rock drills, tampers and vibrators are exempt.',
    risk: 'High',
    tags: ['tools', 'machine guarding'],
    related: ['1926.300', '1926.304'],
  },
  {
    code: '1926.301',
    title: 'Hand tools',
    summary:
      'Unsafe hand tools are neither issued nor used: no wrenches with sprung jaws, no mushroomed heads on chisels and wedges, no splintered or loose handles. A quick look in the toolbox finds most of them.',
    risk: 'Low',
    tags: ['tools', 'inspection'],
    related: ['1926.300', '1926.20(b)(3)'],
  },
  {
    code: '1926.302',
    title: 'Power-operated hand tools',
    summary:
      'Electric tools are double-insulated or grounded and never lifted by the cord. Air tools are fixed to the hose and have retainers; hoses over 1/2 in have a safety device against hose failure. Compressed air for cleaning is below 30 psi with chip guarding and protective gear.',
    check: [
      'Whip checks or clips on air hoses.',
      'Nailers fire only when pressed on the work.',
      'Nobody blows dust off clothes.',
      'Fuel tools off while refuelling.',
    ],
    risk: 'High',
    tags: ['tools', 'electrical', 'pressure'],
    related: ['1926.302(b)', '1926.302(e)', '1926.300', '1926.404(f)'],
  },
  {
    code: '1926.302(b)',
    title: 'Pneumatic tools and nail guns',
    summary:
      'Nailers and staplers with automatic feed above 100 psi have a muzzle safety, so that they fire only in contact with the work. Tools are positively fastened to the hose, hoses do not lift tools, and compressed air for cleaning stays under 30 psi except for forms, mill scale and the like.',
    risk: 'High',
    tags: ['tools', 'pressure', 'eye protection'],
    related: ['1926.302', '1926.102(a)(1)'],
  },
  {
    code: '1926.302(e)',
    title: 'Powder-actuated tools',
    summary:
      'Only people trained on that very tool may use it. It is tested each day before loading, loaded only just before firing, never pointed at anybody and never left loaded. No firing into cast iron, glazed tile, hardened steel, face brick or anything the pin could pass through unless it is backed up.',
    risk: 'High',
    tags: ['tools', 'training', 'ppe'],
    related: ['1926.302', '1926.102(a)(1)'],
  },
  {
    code: '1926.303',
    title: 'Abrasive wheels and grinders',
    summary:
      'Grinders have guards strong enough for a bursting wheel. On bench grinders no more than 90 degrees of the wheel is exposed, or 125 degrees where the work has to touch it below the spindle, and the work rest is within 1/8 in of it; on portable ones no more than 180 degrees. Wheels are inspected and ring-tested before mounting, and users wear eye protection.',
    check: [
      'Guard between wheel and user.',
      'Wheel speed rating above the tool’s speed.',
      'Bench grinder: rest within 1/8 in.',
      'Face shield over glasses.',
    ],
    risk: 'High',
    tags: ['tools', 'machine guarding', 'eye protection'],
    related: ['1926.300(b)', '1910.215'],
  },
  {
    code: '1926.304',
    title: 'Woodworking tools and circular saws',
    summary:
      'A portable circular saw has guards above and below its base plate; the lower one snaps back by itself as soon as the saw leaves the wood. Table saws have a hood that adjusts to the stock, radial saws a hood and lower blade guards. Fixed machines can be locked or tagged off.',
    check: [
      'Lower guard not wedged or tied up.',
      'Hood on the table saw; push stick at hand.',
      'Blade sharp, cord whole.',
    ],
    risk: 'High',
    tags: ['tools', 'machine guarding', 'lockout'],
    related: ['1926.304(d)', '1910.213', '1926.300(b)'],
  },
  {
    code: '1926.304(d)',
    title: 'Circular saw guards',
    summary:
      'Every hand-held circular saw has an upper guard and a lower guard that cover the blade to the depth of its teeth. The lower one returns at once and by itself when the saw is drawn out of the work; pinning it open breaks the rule.',
    risk: 'High',
    tags: ['tools', 'machine guarding'],
    related: ['1926.304', '1926.300(b)'],
  },
  {
    code: '1926.305',
    title: 'Jacks',
    summary:
      'A jack shows its rated capacity and is not loaded beyond it, stands on a firm base, and the load is blocked or cribbed at once after lifting. Jacks are inspected at least every 6 months and before and after special work or shock loads.',
    risk: 'Medium',
    tags: ['tools', 'inspection'],
    related: ['1926.600(a)(3)'],
  },
  {
    code: '1926.306',
    title: 'Air receivers',
    summary:
      'Compressed-air tanks have a gauge that can be seen and spring-loaded safety valves that keep the pressure within 10 percent above the working limit. No valve sits between tank and safety valve, and the drain is opened often enough to keep water and oil out.',
    risk: 'Medium',
    tags: ['pressure', 'inspection'],
    related: ['1910.169', '1926.302(b)'],
  },
  {
    code: '1926.307',
    title: 'Belts, pulleys, shafts and gears',
    summary:
      'Power-transmission parts within 7 ft of floor or platform are guarded: flywheels, cranks, shafting, pulleys, belts, gears, sprockets and couplings. Guards are firmly fixed and of a material that holds.',
    risk: 'High',
    tags: ['machine guarding'],
    related: ['1926.300(b)', '1910.219'],
  },
  {
    code: '1926.350',
    title: 'Gas welding and cutting',
    summary:
      'Cylinders stand upright and secured, with caps on when moved and valves closed when idle. In storage oxygen is 20 ft from fuel gas or behind a 5 ft noncombustible barrier that holds fire for half an hour. Hoses and torches are looked over at the start of each shift; cylinders never go into confined spaces.',
    check: [
      'Cylinders chained, caps on in store.',
      '20 ft or a wall between oxygen and fuel.',
      'No oil or grease near oxygen.',
      'Friction lighter, no matches.',
    ],
    risk: 'High',
    tags: ['welding', 'fire safety', 'pressure', 'storage'],
    related: ['1926.350(a)', '1926.352', '1910.253'],
  },
  {
    code: '1926.350(a)',
    title: 'Moving and storing gas cylinders',
    summary:
      'Cylinders are secured upright at all times except for moments while carried or hoisted; caps are on and regulators off before they are moved, unless they sit in a proper carrier. They are hoisted on a cradle or pallet, never by the cap, a magnet or a choker. Oxygen in store keeps 20 ft (6.1 m) from fuel gas, or a 5 ft barrier stands between.',
    risk: 'High',
    tags: ['welding', 'pressure', 'storage', 'rigging'],
    related: ['1926.350', '1910.101'],
  },
  {
    code: '1926.351',
    title: 'Arc welding and cutting',
    summary:
      'Electrode holders and cables are fully insulated and fit for the current, with no splice or repair in the last 10 ft before the holder unless its insulation is as good as the cable’s. Machine frames are grounded, and pipes with gas or flammable liquid never serve as the return. Screens protect others from the arc.',
    risk: 'High',
    tags: ['welding', 'electrical', 'eye protection'],
    related: ['1926.352', '1926.102(c)', '1910.254'],
  },
  {
    code: '1926.352',
    title: 'Fire prevention in hot work',
    summary:
      'Move the work or move what burns; if neither can be done, confine sparks and slag. An extinguisher stands ready, and where normal care is not enough a fire watch stays during the work and long enough after it. Look also at the other side of the wall or floor, and clean or fill drums before heating them.',
    check: [
      'Hot work permit for this spot and hour.',
      'Combustibles gone or covered; other side checked.',
      'Extinguisher and fire watch in place.',
      'Gas off outside the space at lunch and overnight.',
    ],
    risk: 'High',
    tags: ['welding', 'fire safety', 'permit'],
    related: ['1926.352(e)', '1926.350', '1910.252'],
  },
  {
    code: '1926.352(e)',
    title: 'Fire watch',
    summary:
      'Where ordinary precautions do not suffice, extra people guard against fire during welding, cutting or heating and for long enough afterwards that no fire can start. They know the particular hazards and how to use the equipment. The construction rule gives no minutes.',
    risk: 'High',
    tags: ['welding', 'fire safety', 'training'],
    related: ['1926.352', '1910.252'],
  },
  {
    code: '1926.353',
    title: 'Welding fumes and ventilation',
    summary:
      'Hot work in confined spaces gets mechanical ventilation or, if that would block the way out, airline respirators and somebody outside. Lead, cadmium, mercury and beryllium need local exhaust or airline respirators indoors, beryllium both. Oxygen is never used to freshen air or blow off dust.',
    risk: 'High',
    tags: ['welding', 'ventilation', 'respiratory protection', 'confined space'],
    related: ['1926.354', '1926.62', '1926.1126', '1910.252'],
  },
  {
    code: '1926.354',
    title: 'Hot work on painted or coated metal',
    summary:
      'If nobody knows whether a coating burns, a competent person tests it first. Toxic coatings in enclosed spaces are stripped at least 4 in back from the heat, or people wear airline respirators; in the open air they wear a respirator.',
    risk: 'High',
    tags: ['welding', 'respiratory protection', 'lead', 'competent person'],
    related: ['1926.353', '1926.62'],
  },
])
