import { Rss } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useFetchFeeds } from '../../api/feeds'

/** Asks the enabled feeds from beside the list that they fill. */
export function ImportRssButton() {
  const { t } = useTranslation('regulations')
  const { fetching, fetchNow } = useFetchFeeds()
  return (
    <Button
      look="secondary"
      loading={fetching}
      icon={<Rss className="size-5 shrink-0" aria-hidden />}
      onClick={fetchNow}
    >
      {fetching ? t('feeds.fetching') : t('feeds.importRss')}
    </Button>
  )
}
