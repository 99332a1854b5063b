import { spain } from './spain'

/** RD 1627/1997 on construction sites. */
export const spainConstruction = spain('Construction', [
  {
    code: 'ES RD 1627/1997 art. 7',
    title: 'Safety and health plan of the contractor (plan de seguridad y salud)',
    summary:
      'Each contractor turns the safety study of the project into its own safety and health plan, fitted to how it will build; alternatives may not lower the level of protection. The safety coordinator approves the plan before work starts, on public works the administration does, and without a coordinator the project management does. Changes need approval again, and the plan stays on site for everybody to read.',
    check: [
      'Approved plan on site, with the signature and date before the first day of work.',
      'Changes of method or sequence are in an approved annex.',
      'Workers and their representatives can read it.',
    ],
    risk: 'Medium',
    tags: ['compliance', 'risk assessment', 'recordkeeping'],
    related: ['EU 92/57/EEC art. 3', 'UK CDM 2015 reg. 12'],
    asks: [
      'who approves the safety plan on a Spanish site',
      'construction phase plan Spain',
      'can we start work before the safety plan is approved in Spain',
      'contractor safety plan Spain',
      'changing the safety plan during the works Spain',
      'site-specific safety plan Spanish law',
      'quién aprueba el plan de seguridad y salud',
      'PSS de obra',
      'se puede empezar la obra sin plan de seguridad aprobado',
      'anexo al plan de seguridad',
      'modificar el plan de seguridad de la obra',
      'dónde tiene que estar el plan de seguridad',
    ],
  },
])
