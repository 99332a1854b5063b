import { usePictureTags } from '../../picture-tags/api/picture-tags'
import { TagReviews } from '../../picture-tags/components/tag-reviews'
import { QuestionList } from '../../questions/components/question-list'

type CheckYourselfProps = { resultId: string; onShowViolation: (id: string) => void }

/** What a person is asked about a result. The questions wait for what is above them, so that they don't move. */
export default function CheckYourself({ resultId, onShowViolation }: CheckYourselfProps) {
  const { data: seen } = usePictureTags(resultId)
  if (!seen) return null
  return (
    <>
      <TagReviews resultId={resultId} seen={seen} />
      <QuestionList resultId={resultId} onShowViolation={onShowViolation} />
    </>
  )
}
