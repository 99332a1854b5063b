/** What the crew writes. It is theirs, so it is in the language they write in and isn't translated. */

/** What the task for a violation is called, by the question it stands for. */
export const titles: Record<string, string> = {
  'edge-guarded': 'Guard the open edge',
  'hole-covered': 'Cover and mark the floor opening',
  'scaffold-rails': 'Close the scaffold guardrails',
  'scaffold-tag': 'Inspect and tag the scaffold',
  'scaffold-access': 'Fit a ladder to the scaffold',
  'ladder-reach': 'Replace the short ladder',
  'ladder-foot': 'Reset the ladder on firm ground',
  'ladder-top': 'Swap the stepladder for a platform',
  'overhead-secured': 'Secure tools and materials overhead',
  'hats-overhead': 'Hard hats under overhead work',
  'seen-by-drivers': 'Vests for everyone near vehicles',
  'eyes-protected': 'Eye protection at the grinding station',
  'rebar-capped': 'Cap the rebar',
  'rigging-checked': 'Check slings and hooks',
  'cords-sound': 'Replace damaged cords',
  'gfci-used': 'Put temporary power behind GFCIs',
  'cylinders-upright': 'Chain the gas cylinders',
  'walkways-clear': 'Clear the walkway',
  'gloves-right': 'Hand out cut-resistant gloves',
  'extinguisher-near': 'Bring back the fire extinguisher',
  'ears-protected': 'Hearing protection at the saw',
  'walking-route': 'Mark the walking route',
  'backup-alarm': 'Repair the backup alarm',
  'operator-trained': 'Renew forklift authorizations',
  'exits-clear': 'Free the emergency exit',
  'lifting-help': 'Get a lift for heavy boxes',
  'shoes-worn': 'Safety shoes for the dock crew',
  'containers-labeled': 'Label the containers',
  'eyewash-near': 'Service the eyewash',
  'guards-on': 'Put the conveyor guard back',
  'locked-out': 'Lock out the baler before clearing jams',
  'dust-controlled': 'Water and vacuum for cutting',
  'asbestos-checked': 'Survey the old wing for asbestos',
  'respirators-fit': 'Fit-test respirators',
  'demolition-surveyed': 'Survey before demolition goes on',
  'live-parts-covered': 'Close the open panel',
  'fire-watch': 'Fire watch for hot work',
  'flammables-stored': 'Move solvents to the cabinet',
  'tools-sound': 'Take damaged tools out of use',
  'trench-way-out': 'Ladder into the trench',
}

export const startedNotes = [
  'On it. Area is taped off until it is done.',
  'Material is on site, crew starts after lunch.',
  'Parts are ordered, delivery tomorrow morning.',
  'Stopped work there for now and told the crew why.',
  'Doing the north half today, the rest tomorrow.',
  'Waiting for the lift, it is still at the loading area.',
] as const

export const doneNotes = [
  'Done and checked with the crew.',
  'Finished. Walked it with the foreman.',
  'Fixed. Added it to the morning check.',
  'All done, went over it again in the toolbox talk.',
  'Done. Spare parts are in the container for next time.',
] as const

export const askNotes = [
  'Can you have a look at this before the next shift?',
  'Is this the same spot as last month? If so, we need something that lasts.',
  'Please make sure the night crew knows too.',
  'Do we have this on the other floors as well?',
] as const

export const rejectionReasons = [
  'Already covered by the task for the same spot.',
  'Done on the spot during the walk, no task needed.',
  'The scaffold comes down this week.',
] as const

export const dismissalReasons = ['Reported twice.', 'Closed-off area, nobody works there.'] as const

export const correctionReasons = {
  lower: 'Closed off after hours and few people pass here.',
  higher: 'Right next to the main walkway, so this is worse than reported.',
} as const
