import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'
import { Field } from './field'
import { Input } from './input'

type SecretDialogProps = {
  secret: string
  text: { title: string; explain: string; label: string; done: string; copy: string; copied: string }
  onClose: () => void
}

/** The only time that a secret is shown. */
export function SecretDialog({ secret, text, onClose }: SecretDialogProps) {
  const [copied, setCopied] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      // Without a clipboard, as on a plain address, the text is selected to be copied by hand.
      line.current?.querySelector('input')?.select()
    }
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={text.title}
      description={text.explain}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {text.done}
          </Button>
          <Button
            icon={copied ? <Check className="size-5" aria-hidden /> : <Copy className="size-5" aria-hidden />}
            onClick={() => void copy()}
          >
            {copied ? text.copied : text.copy}
          </Button>
        </>
      }
    >
      <div ref={line}>
        <Field label={text.label}>
          <Input readOnly value={secret} className="font-mono" />
        </Field>
      </div>
    </Dialog>
  )
}
