import { Check, Copy, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'

/** The only time that recovery codes are shown. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('two-factor')
  const [isCopied, setCopied] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Without a clipboard, as on a plain address, the codes are selected to be copied by hand.
      if (list.current) getSelection()?.selectAllChildren(list.current)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('recovery.shownTitle')}
      description={t('recovery.shownExplain')}
      actions={<Button onClick={onClose}>{t('recovery.saved')}</Button>}
    >
      <ul
        ref={list}
        className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono sm:grid-cols-2"
        aria-label={t('recovery.title')}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          icon={isCopied ? <Check className="size-5" aria-hidden /> : <Copy className="size-5" aria-hidden />}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'recovery.copied' : 'recovery.copy')}
        </Button>
        <a
          className="inline-flex min-h-control items-center gap-2 rounded-md border border-line-strong px-4 py-1 font-strong hover:bg-sunken"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={t('recovery.fileName')}
        >
          <Download className="size-5 shrink-0" aria-hidden />
          {t('recovery.download')}
        </a>
      </div>
    </Dialog>
  )
}
