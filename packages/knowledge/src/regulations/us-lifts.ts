import { fromMemory } from './verification'
import { cfrText, osha, writtenUp } from './write-up'

const consensus = {
  industry: 'Construction',
  body: 'Other',
  jurisdiction: 'US',
  verified: fromMemory,
} as const

/** Scissor lifts, telehandlers, mast climbers and skid steers. */
export const usLifts = [
  ...osha('Construction', cfrText, [
    {
      code: '1926.452(w)(6)',
      title: 'Riding on a mobile scaffold or scissor lift while it moves',
      summary:
        'Nobody rides on a mobile scaffold unless the floor is no more than 3 degrees out of level without holes or obstacles, the height is no more than twice the base width or the machine meets recognized stability tests, and outriggers, if used, stand on both sides. Powered drive acts on the wheels at no more than 1 foot per second, and nobody is on parts that reach out beyond the wheels.',
      check: [
        'Path walked first: holes, drop-offs, cords, ramps.',
        'A scissor lift is driven raised only if its maker allows it and only on firm, level floors.',
        'Everyone on board knows it is about to move.',
      ],
      risk: 'High',
      tags: ['scaffold', 'aerial lift'],
      related: ['1926.452(w)', '1926.450(b) “Mobile scaffold”'],
      asks: [
        'can you drive a scissor lift while raised',
        'riding a rolling scaffold',
        'moving a scissor lift with people in it',
        'surfing a baker scaffold',
        'pulling yourself along on a rolling scaffold',
        'scissor lift tip over hole',
      ],
    },
    {
      code: '1926.602(c)(1)(viii)',
      title: 'Lifting people with a forklift or telehandler',
      summary:
        'Where a truck with controls that rise with the forks lifts people, they stand on a safety platform firmly secured to the carriage or forks, can shut off the truck’s power from the platform and are protected from falling objects where needed. Standing on bare forks or a pallet is never allowed. For telehandlers the maker has to permit the platform, and rails or a harness prevent falls.',
      check: [
        'Platform made for this machine, pinned or chained to the carriage.',
        'Operator stays at the controls; machine level, brake set.',
        'Rails complete, people stand on the floor of the platform.',
      ],
      risk: 'High',
      tags: ['forklift', 'fall protection', 'vehicles'],
      related: ['1926.602(c)', '1926.602(d)', 'ANSI B56.6'],
      asks: [
        'lifting people with a forklift',
        'man basket on a telehandler',
        'standing on the forks',
        'work platform on a lull',
        'can you lift someone on a pallet',
        'personnel basket skytrak',
      ],
    },
    {
      code: '1926.602(c)(1)(ii)',
      title: 'Attachments and changes to forklifts and telehandlers',
      summary:
        'Nothing that affects the capacity or safe operation of a lift truck is added or changed without the manufacturer’s written approval. If it is, capacity plates, tags and instructions are changed too, and the safety factor is never reduced. Jibs, hooks, buckets and homemade booms are attachments.',
      check: [
        'Capacity plate shows the attachment in use.',
        'Load chart for this attachment in the cab.',
        'No homemade hooks or extensions.',
      ],
      risk: 'High',
      tags: ['forklift', 'vehicles', 'rigging'],
      related: ['1926.602(c)', 'ANSI B56.6', '1926.1401'],
      asks: [
        'telehandler attachment approval',
        'jib on a telehandler',
        'hanging a load from forks',
        'fork extensions allowed',
        'is a telehandler a crane',
        'truss boom on a lull',
        'forklift modification OSHA',
      ],
    },
    {
      code: '1926.1000(a)',
      title: 'Roll-over protection on skid steers, loaders and compactors',
      summary:
        'Scrapers, loaders, dozers, tractors and graders used in construction have roll-over protection. Since the rule was widened, so do compactors and rubber-tired skid steers manufactured after July 15, 2019. Sideboom pipelayers are left out. The bar protects only someone who wears the belt.',
      check: [
        'Cage or bar in place, not cut or removed.',
        'Seat belt or bar worn; interlocks not bypassed.',
        'Plate says what standard it meets.',
      ],
      risk: 'High',
      tags: ['vehicles'],
      related: ['1926.1000', '1926.602(a)(2)', 'NIOSH 98-117'],
      asks: [
        'skid steer ROPS',
        'bobcat roll cage required',
        'skid steer seat belt',
        'roller without a roll bar',
        'compactor ROPS requirement',
        'loader rollover protection',
      ],
    },
  ]),
  ...writtenUp({ ...consensus, source: () => 'https://www.ansi.org/' }, [
    {
      code: 'ANSI A92.22',
      title: 'Safe use of mobile elevating work platforms (scissor and boom lifts)',
      summary:
        'The national standard for using scissor and boom lifts asks for a risk assessment and safe use plan for the job, with rescue from height, a workplace inspection, a check before each shift, rated wind speed and load, and supervision. It is not law by itself, but OSHA and the makers’ manuals point to it. In boom lifts a harness is worn; in scissor lifts the rails are the protection.',
      check: [
        'Safe use plan with rescue: who lowers the platform from the ground?',
        'Load and number of people within the plate, tools included.',
        'Wind limit known; indoor-only machines stay inside.',
        'Ground: slopes, holes, plates over trenches.',
      ],
      risk: 'High',
      tags: ['aerial lift', 'risk assessment', 'inspection'],
      related: ['29 CFR 1926.453', '29 CFR 1926.450(b) “Mobile scaffold”', 'ANSI A92.24'],
      asks: [
        'MEWP standard',
        'ANSI A92 scissor lift',
        'safe use plan for lifts',
        'boom lift rescue plan',
        'scissor lift wind limit',
        'aerial lift inspection before use',
        'how many people in a scissor lift',
      ],
    },
    {
      code: 'ANSI A92.24',
      title: 'Training for mobile elevating work platforms',
      summary:
        'Operators, occupants and supervisors of scissor and boom lifts are trained: theory, a practical evaluation on the kind of machine and familiarization with the model at hand. Even people who only ride are told about anchors, controls for emergency lowering and the plan. Training is repeated when skills slip, after accidents or when machines change.',
      risk: 'Medium',
      tags: ['aerial lift', 'training'],
      related: ['ANSI A92.22', '29 CFR 1926.454'],
      asks: [
        'scissor lift training requirement',
        'do I need a license for a scissor lift',
        'MEWP operator training',
        'boom lift certification how long valid',
        'occupant training aerial lift',
        'familiarization scissor lift',
      ],
    },
    {
      code: 'ANSI A92.20',
      title: 'Design of mobile elevating work platforms',
      summary:
        'Newer scissor and boom lifts sense their load and stop when overloaded, sense tilt, have solid or netted toeboards and gates that close by themselves, and show a wind rating for outdoor use. Machines that sound an alarm and stop are telling the crew that they are overloaded or on a slope: that is not to be bypassed.',
      risk: 'Medium',
      tags: ['aerial lift'],
      related: ['ANSI A92.22'],
      asks: [
        'scissor lift overload alarm',
        'load sensing lift keeps stopping',
        'new ANSI lifts what changed',
        'tilt alarm boom lift',
        'scissor lift gate instead of chain',
        'MEWP design standard',
      ],
    },
    {
      code: 'ANSI A92.9',
      title: 'Mast-climbing work platforms',
      summary:
        'Mast climbers are platforms that climb one or more masts on a rack, common for masonry. The standard asks for design, erection to the maker’s plan with wall ties, load charts posted, inspection each shift and trained operators; OSHA treats them as scaffolds, so guardrails, access, capacity and a competent person are required.',
      check: [
        'Ties in place at the spacing of the manual; never removed to make room.',
        'Planks and bridges within the load chart.',
        'Rails and end gates at every open side, also toward the wall where the gap is wide.',
        'Competent person on site during erecting and dismantling.',
      ],
      risk: 'High',
      tags: ['scaffold', 'hoist', 'competent person'],
      related: ['29 CFR 1926.451', '29 CFR 1926.454'],
      asks: [
        'mast climber rules',
        'mast climbing scaffold OSHA',
        'fraco platform',
        'hydro mobile scaffold',
        'wall ties mast climber',
        'mason platform that climbs',
      ],
    },
    {
      code: 'ANSI B56.6',
      title: 'Telehandlers and rough terrain forklifts',
      summary:
        'The national standard for rough terrain forklifts asks for trained operators, a check each shift, load charts by boom angle and reach, level ground before raising, loads carried low, no riders, and platforms for people only if the maker allows them and with special care. OSHA’s operator training rule applies to telehandlers as to other lift trucks.',
      check: [
        'Load chart for this machine and attachment in the cab.',
        'Frame level before the boom goes up.',
        'Spotter where the view is blocked; nobody under the load.',
        'Seat belt on.',
      ],
      risk: 'High',
      tags: ['forklift', 'vehicles', 'training'],
      related: ['29 CFR 1926.602(c)', '29 CFR 1926.602(d)', '29 CFR 1926.602(c)(1)(viii)'],
      asks: [
        'telehandler rules',
        'telehandler license',
        'lull operator training',
        'skytrak load chart',
        'rough terrain forklift standard',
        'extended reach forklift',
        'telehandler tipping over',
      ],
    },
  ]),
  ...writtenUp(
    {
      industry: 'Construction',
      body: 'NIOSH',
      jurisdiction: 'US',
      verified: fromMemory,
      source: () => 'https://www.cdc.gov/niosh/docs/98-117/',
    },
    [
      {
        code: 'NIOSH 98-117',
        title: 'Skid steer loaders: preventing crushing',
        summary:
          'Most deaths happen when people are caught between the bucket or arms and the frame, or when the machine rolls over. Operate from the seat with the belt and bar on, never bypass interlocks, enter and leave only with the bucket down or the arms pinned, keep loads low and keep everyone else away.',
        check: [
          'Seat bar and interlocks work.',
          'Arm support used before anyone works under raised arms.',
          'No riders in the bucket.',
        ],
        risk: 'High',
        tags: ['vehicles', 'machine guarding', 'training'],
        related: ['29 CFR 1926.1000(a)', '29 CFR 1926.602'],
        asks: [
          'bobcat safety',
          'skid steer crush',
          'climbing out of a skid steer with the bucket up',
          'skid loader rules',
          'riding in a skid steer bucket',
          'skid steer operator training',
        ],
      },
    ],
  ),
]
