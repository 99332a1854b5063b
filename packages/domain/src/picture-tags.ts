/** What a whole picture can be said to show, without saying where. In the order of the tagger's output. */
export const pictureTags = [
  'scaffold',
  'ladder',
  'stepladder',
  'roof',
  'open_edge',
  'stairs',
  'trench',
  'rebar',
  'formwork',
  'steel',
  'crane',
  'lift',
  'earthmover',
  'truck',
  'forklift',
  'racking',
  'conveyor',
  'grinder',
  'hot_work',
  'cylinders',
  'electrical',
  'overhead_line',
  'drums',
  'manhole',
  'dust',
  'water',
  'traffic',
  'demolition',
  'tunnel',
  'clutter',
  'bricklaying',
  'fire',
  'smoke',
  'crowd',
  'harness',
  'hand_load',
  'no_workplace',
] as const
export type PictureTag = (typeof pictureTags)[number]

/** How likely a picture shows each thing, 0 to 1. */
export type TagChances = Record<PictureTag, number>

/** A tag among the kinds whose thresholds reviews adjust; some hazards have the same name. */
export type ShownKind = `shows:${PictureTag}`
export const shownKind = (tag: PictureTag): ShownKind => `shows:${tag}`

/** What the detector's boxes show that a question can be tied to. `workplace`: any view of a place of work. */
const objectSights = [
  'workplace',
  'person',
  'person_near_machinery',
  'person_lying',
  'no_vest',
  'machinery',
  'vehicle',
  'sound',
] as const
/** What a picture or recording shows that a question can be tied to. */
export type Sight = (typeof objectSights)[number] | PictureTag
export const sights: readonly [Sight, ...Sight[]] = [...objectSights, ...pictureTags]
