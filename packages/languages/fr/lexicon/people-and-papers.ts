export const peopleAndPapers: Readonly<Record<string, string>> = {
  // people, penalties
  chef: 'employer supervisor',
  gars: 'worker',
  compagnon: 'worker',
  collegue: 'worker',
  'chef de chantier': 'foreman',
  soudeur: 'welder welding',
  macon: 'masonry',
  inspecteur: 'inspector inspection',
  sanctionne: 'penalty fine',
  pv: 'penalty fine',
  prison: 'prison criminal penalty',
  tribunal: 'court criminal penalty',
  plainte: 'complaint',
  vire: 'fired retaliation',
  licencie: 'fired retaliation',
  represailles: 'retaliation',
}
