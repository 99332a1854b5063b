import { exported, type Module, notExported } from '../../platform/module'
import { analyses } from './analysis/analysis.tables'
import { learnedThresholds, learningSettings } from './learning/learning.tables'
import { media } from './media/media.tables'
import { tagReviews } from './picture-tags/picture-tags.tables'
import { postureChecks } from './posture/posture.tables'
import { questionAnswers } from './questions/questions.tables'
import { visionModels } from './second-look/second-look.tables'
import { uploads } from './uploads/uploads.tables'

export const capture: Module = {
  name: 'capture',
  tables: [
    exported(media, { sort: 'source_id is not null, id' }),
    exported(analyses, { live: 'analyses' }),
    exported(learningSettings),
    exported(learnedThresholds),
    exported(tagReviews, { live: 'analyses' }),
    exported(postureChecks, { live: 'analyses' }),
    exported(questionAnswers, { live: 'analyses' }),
    exported(visionModels, { omit: ['apiKey'] }),
    notExported(uploads, 'Files on their way; once finished, they are media'),
  ],
  jobs: ['learning.adjust', 'media.hide-original', 'media.sweep', 'uploads.expire'],
}
