/** Joins class names, leaving out those whose condition did not hold. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
