import { palette } from 'virtual:navigation'
import { allows } from '@plumbline/contract/billing/plans'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useUser } from '../../modules/identity/auth/session'
import { placesFor } from '../navigation'
import type { Option } from './option'

/** Every page that this person may open. */
export function usePages(): Option[] {
  const { t } = useTranslation(['search', 'common'])
  const user = useUser()
  const navigate = useNavigate()
  const hasLibrary = allows(user.subscriptionTier, 'regulations')
  const has = {
    library: hasLibrary,
    manager: hasLibrary && user.role !== 'user',
  }
  return [
    ...placesFor(user.role).map(({ id, to, Icon }) => ({
      id,
      label: id === 'upload' ? t('upload') : id === 'paulie' ? t('ask.page') : t(`common:nav.${id}`),
      words: t(`words.${id}`),
      icon: <Icon className="size-5" />,
      run: () => navigate(to),
    })),
    ...palette
      .filter(({ needs }) => !needs || has[needs])
      .map(({ id, to, Icon }) => ({
        id: `page-${id}`,
        label: t(`page.${id}`),
        words: t(`words.${id}`),
        icon: <Icon className="size-5" />,
        run: () => navigate(to),
      })),
  ]
}
