import { allows } from '@plumbline/contract/billing/plans'
import {
  BellRing,
  CirclePlus,
  FileUp,
  Inbox,
  type LucideIcon,
  MapPin,
  Rss,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useUser } from '../../modules/identity/auth/session'
import { placesFor } from '../navigation'
import type { Option } from './option'

type PageId =
  | 'createTask'
  | 'team'
  | 'sites'
  | 'profile'
  | 'inbox'
  | 'notifications'
  | 'preferences'
  | 'security'
  | 'importRegulations'
  | 'feeds'
type Page = { id: PageId; to: string; Icon: LucideIcon; needs?: 'library' | 'manager' }

/** Pages that the sidebar doesn't list. */
const further: readonly Page[] = [
  { id: 'createTask', to: '/tasks/create', Icon: CirclePlus },
  { id: 'inbox', to: '/notifications', Icon: Inbox },
  { id: 'team', to: '/settings?tab=team', Icon: Users },
  { id: 'sites', to: '/settings?tab=sites', Icon: MapPin },
  { id: 'profile', to: '/profile', Icon: UserRound },
  { id: 'notifications', to: '/settings?tab=notifications', Icon: BellRing },
  { id: 'preferences', to: '/settings?tab=preferences', Icon: SlidersHorizontal },
  { id: 'security', to: '/settings?tab=security', Icon: ShieldCheck },
  { id: 'importRegulations', to: '/regulations?tab=import', Icon: FileUp, needs: 'manager' },
  { id: 'feeds', to: '/regulations?tab=feeds', Icon: Rss, needs: 'library' },
]

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
    ...further
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
