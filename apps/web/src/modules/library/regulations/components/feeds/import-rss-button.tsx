import { Rss } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { useFetchFeeds } from '../../api/feeds'

/** Asks the enabled feeds from beside the list that they fill. */
export function ImportRssButton() {
  const { t } = useTranslation('regulations')
  const { fetching, fetchNow } = useFetchFeeds()
  return (
    <Button
      look="secondary"
      className="max-sm:px-3"
      loading={fetching}
      icon={<Rss className="size-5 shrink-0" aria-hidden />}
      onClick={fetchNow}
    >
      <span className="max-sm:sr-only">{fetching ? t('feeds.fetching') : t('feeds.importRss')}</span>
    </Button>
  )
}
