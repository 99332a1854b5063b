import { languages } from '@plumbline/contract/options'
import { loadTexts, namespaces } from './document-files'
import { type Texts, testLocales } from './testing/check-locales'

const files = new Map<string, Texts>()
for (const language of languages)
  for (const [namespace, texts] of Object.entries(await loadTexts(language)))
    files.set(`${language}/${namespace}`, texts as Texts)

testLocales({
  languages,
  namespaces,
  read: (language, namespace) => files.get(`${language}/${namespace}`) ?? {},
  sameEverywhere: new Set(['report:history.product', 'assistant:violation.text']),
  sameIn: {
    es: new Set(['export:organization.size', 'report:pair', 'report:history.changed', 'export:no']),
    fr: new Set([
      'export:violations.description',
      'export:violations.site',
      'export:tasks.description',
      'export:tasks.site',
      'export:organization.site',
      'export:organization.suggestion',
      'export:organization.conversation',
      'findings:number.6',
      'labels:industry.Construction',
      'labels:industry.Agriculture',
      'labels:violationField.description',
      'labels:violationField.site',
      'notification-texts:kind.mentioned',
      'report:set.filter.site',
      'regulation-print:facts.source',
      'report:sections.actions',
      'report:task.action',
      'report:signature.date',
    ]),
    de: new Set([
      'export:access.person',
      'export:access.details',
      'export:events.person',
      'export:events.details',
      'export:violations.status',
      'export:tasks.status',
      'export:organization.name',
      'export:organization.size',
      'export:organization.status',
      'export:organization.person',
      'export:organization.text',
      'labels:violationField.type',
      'labels:violationField.status',
      'report:pair',
      'report:facts.statuses',
      'report:task.status',
      'report:history.changed',
      'report:columns.status',
      'report:signature.name',
      'report:set.filter.status',
    ]),
  },
})
