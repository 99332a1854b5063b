import { languages } from '@plumbline/contract/options'
import { messageFiles, namespaces } from './messages'
import { type Texts, testLocales } from './testing/check-locales'

const files = new Map<string, Texts>()
for (const language of languages)
  for (const namespace of namespaces)
    files.set(`${language}/${namespace}`, (await messageFiles[language][namespace]()).default as Texts)

testLocales({
  languages,
  namespaces,
  read: (language, namespace) => files.get(`${language}/${namespace}`) ?? {},
  sameEverywhere: new Set([]),
  sameIn: { fr: new Set(['findings:number.6']) },
})
