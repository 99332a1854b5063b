import type { ComponentProps } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../../components/ui/checkbox'
import { currentLanguage } from '../../../../../lib/i18n'
import { publicAddress } from '../../../../../lib/public-address'

type Box = ComponentProps<'input'> & { error?: string | undefined }

/** The documents open in a new tab: reading them costs nothing that was typed. */
export function Acceptances({ privacy, terms }: { privacy: Box; terms: Box }) {
  const { t } = useTranslation('signup')
  const linkTo = (path: string) => (
    // biome-ignore lint/a11y/useAnchorContent: Trans fills in the words
    <a
      href={publicAddress(path, currentLanguage())}
      target="_blank"
      rel="noopener"
      className="font-strong underline"
    />
  )
  return (
    <div className="grid">
      <Checkbox
        {...privacy}
        label={<Trans t={t} i18nKey="accept.privacy" components={{ doc: linkTo('/legal/privacy') }} />}
      />
      <Checkbox
        {...terms}
        label={<Trans t={t} i18nKey="accept.terms" components={{ doc: linkTo('/legal/terms') }} />}
      />
    </div>
  )
}
