const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export const people = (count: number) => `${numbers[count] ?? count} ${count === 1 ? 'person' : 'people'}`

export const without = (count: number, thing: string) =>
  count === 1 ? `without a ${thing}` : `without ${thing}s`

export const areOrIs = (count: number) => (count === 1 ? 'person is' : 'people are')
