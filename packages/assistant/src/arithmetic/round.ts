/** Two digits after the point at most, and no zeros at the end. */
export const round = (value: number) => Number(value.toFixed(2))
