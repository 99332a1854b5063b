import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../../components/ui/async'
import { Button } from '../../../../../components/ui/button'
import { cx } from '../../../../../lib/cx'
import { useCommonTags } from '../../api/regulations'

/** The tags the library uses most, sorted, to be added with a click. */
export function CommonTags({ tags, onAdd }: { tags: readonly string[]; onAdd: (tag: string) => void }) {
  const { t } = useTranslation('regulations')
  const [shown, setShown] = useState(false)
  const library = useCommonTags(shown)
  return (
    <div>
      <Button
        look="quiet"
        className="-ml-4"
        aria-expanded={shown}
        icon={
          <ChevronDown className={cx('size-4 transition-transform', shown && 'rotate-180')} aria-hidden />
        }
        onClick={() => setShown(!shown)}
      >
        {t('form.commonTags')}
      </Button>
      {shown && (
        <Async query={library} empty={<p className="text-caption text-subtle">{t('form.noCommonTags')}</p>}>
          {common => (
            <ul className="mt-1 flex flex-wrap gap-2">
              {common.map(tag => (
                <li key={tag}>
                  <Button
                    look="secondary"
                    disabled={tags.includes(tag)}
                    icon={<Plus className="size-4" aria-hidden />}
                    onClick={() => onAdd(tag)}
                  >
                    {tag}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Async>
      )}
    </div>
  )
}
