/** How calls about uploads and analyses fail; a part of the table of all errors. */
export const captureErrors = {
  file_missing: { status: 400, message: 'Please select a file to upload' },
  file_empty: { status: 400, message: 'The file is empty. Choose another file.' },
  already_uploaded: {
    status: 409,
    message: "You've analyzed this file before. Open that result, or analyze it again.",
  },
  not_running: { status: 409, message: 'This analysis has already finished.' },
  work_site_sound: {
    status: 409,
    message:
      'A recording is judged by its sound, at a worksite or elsewhere. Choose a site and analyze it again.',
  },
  work_site_not_kept: { status: 409, message: 'What was seen in this video was not kept. Analyze it again.' },
  file_too_large: { status: 413, message: 'File size exceeds 10MB limit: {size}MB.' },
  file_unsupported: {
    status: 415,
    message: 'Unsupported file type: {type}. Please select a JPEG, PNG, MP4, MOV or WAV file.',
  },
  photo_only: { status: 415, message: 'Choose a JPEG or PNG photo.' },
  unreadable_media: {
    status: 422,
    message: "We couldn't read the file. It may be damaged. Try another one.",
  },
  video_too_large: { status: 413, message: 'Videos can have up to 200 MB. This one has {size} MB.' },
  video_too_long: { status: 422, message: 'Videos can be up to two minutes long. Trim this one first.' },
  piece_expected: { status: 409, message: 'Send {bytes} bytes from byte {offset}.' },
  upload_finishing: { status: 409, message: 'This upload is being finished. Try again in a moment.' },
  too_many_uploads: { status: 409, message: 'Too many unfinished uploads. Cancel one first.' },
  upload_broken: { status: 400, message: 'The upload was interrupted. Try again.' },
} as const
