import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/ui/dialog'
import { Switch } from '../../components/ui/switch'
import { commandKey } from '../../lib/command-key'
import { singleKeys } from '../../lib/typing'

const keys = [
  { keys: [commandKey, 'K'], does: 'palette' },
  { keys: ['?'], does: 'help' },
  { keys: ['J', 'K'], does: 'list' },
  { keys: ['O', 'Enter'], does: 'open' },
  { keys: ['X'], does: 'select' },
  { keys: ['A'], does: 'assign' },
  { keys: ['S'], does: 'status' },
  { keys: ['V'], does: 'severity' },
  { keys: ['D'], does: 'due' },
  { keys: ['U'], does: 'undo' },
  { keys: ['F8'], does: 'toasts' },
  { keys: ['Tab'], does: 'next' },
  { keys: ['Esc'], does: 'close' },
] as const

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search')
  const [on, setOn] = useState(singleKeys.on)
  return (
    <Dialog open onOpenChange={onClose} title={t('keys.title')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        {keys.map(({ keys: pressed, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {pressed.map(key => (
                <kbd
                  key={key}
                  className="rounded-sm border border-line-strong px-2 py-0.5 font-sans text-caption"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-muted">{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-line pt-3">
        <Switch
          label={t('keys.single')}
          checked={on}
          onChange={() => {
            singleKeys.set(!on)
            setOn(!on)
          }}
        />
        <p className="text-caption text-muted">{t('keys.singleExplain')}</p>
      </div>
    </Dialog>
  )
}
