import { FileDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button'

/** The kind of file is all that is shown; its name says what is in it. */
export function DownloadButton({
  children,
  title,
  ...rest
}: ComponentProps<typeof Button> & { title: string }) {
  return (
    <Button
      look="quiet"
      title={title}
      aria-label={title}
      icon={<FileDown className="size-5" aria-hidden />}
      className="max-sm:px-2"
      {...rest}
    >
      {children}
    </Button>
  )
}
