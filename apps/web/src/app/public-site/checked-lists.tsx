import type texts from '@plumbline/languages/en/screens/public.json'
import { useTranslation } from 'react-i18next'
import figures from './figures.json'
import { CheckMark, DashMark } from './marks'

type Item = keyof typeof texts.checked

type CheckedListsProps = { yes: string; no: string; note: string }

/** What every photo is checked for, beside what it isn't: both in the words of the product's results. */
export const CheckedLists = ({ yes, no, note }: CheckedListsProps) => (
  <div className="grid items-start gap-6 md:grid-cols-[2fr_3fr]">
    <div className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h3 className="text-title font-strong">{yes}</h3>
      <Items codes={figures.checkedFor} isChecked />
    </div>
    <div className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h3 className="text-title font-strong">{no}</h3>
      <Items codes={figures.notCheckedFor} />
      <p className="mt-4 text-muted">{note}</p>
    </div>
  </div>
)

function Items({ codes, isChecked = false }: { codes: readonly string[]; isChecked?: boolean }) {
  const { t } = useTranslation('public')
  const Icon = isChecked ? CheckMark : DashMark
  return (
    <ul className={isChecked ? 'mt-4 grid gap-3' : 'mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2'}>
      {codes.map(code => (
        <li key={code} className="flex gap-3">
          <Icon className={`mt-0.5 size-5 shrink-0 ${isChecked ? 'text-good' : 'text-subtle'}`} />
          <span className="inline-block first-letter:uppercase">{t(`checked.${code as Item}`)}</span>
        </li>
      ))}
    </ul>
  )
}
