/** Texts of the errors of videos and captions, beside the catalogue's (ERR-03). */
export const videoErrors = {
  videoNotReadable: 'This video cannot be read',
  videoCodecUnknown: 'This kind of video is not supported. Save it as MP4 or WebM, then try again.',
  videoTooLong: 'Videos may be three minutes long',
  videoTooLarge: 'Video is larger than 100 MB',
  videoKeptTooLarge: 'Video is larger than 50 MB. Save it in a lower quality, then try again.',
  videoTooWide: 'Videos may have 1280 pixels on the longer side',
  videoTooManyFrames: 'Videos may have 60 frames a second',
  videoStartsEarly: 'This video still holds what was cut off its start. Save it anew, then try again.',
  captionsNotReadable: 'These captions cannot be read. Use a WebVTT or SRT file of at most 100 kB.',
} as const;
