import type { AnalysisResult } from '../analyzer'
import { annotate } from '../image/annotate'
import { drawLevel } from './draw-level'

/** The pictures that show a result: the photo with its boxes, a video's evidence frames, a recording's level. */
export async function illustrations(result: AnalysisResult, path: string): Promise<Buffer[]> {
  switch (result.kind) {
    case 'image':
      return [
        await annotate(
          { path },
          {
            boxes: result.violations.flatMap(({ boundingBoxes }) => boundingBoxes),
            findings: result.findings,
          },
        ),
      ]
    case 'video':
      return Promise.all(
        result.violations.map(({ evidence, boundingBoxes }) =>
          annotate({ bytes: evidence.jpeg }, { boxes: boundingBoxes }),
        ),
      )
    case 'audio':
      return [await drawLevel(result)]
  }
}
