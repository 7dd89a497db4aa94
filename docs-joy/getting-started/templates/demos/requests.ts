/** Somebody's question to the archive. */
export interface FilmRequest {
  id: number;
  from: string;
  subject: string;
  received: string;
  text: string;
}

export const requests: readonly [FilmRequest, ...FilmRequest[]] = [
  {
    id: 1,
    from: 'School cinema, Arnsby',
    subject: 'Print with subtitles?',
    received: '09:20',
    text: 'We would like to show the ferry documentary in March. Is there a print with subtitles, or should we read them aloud as last year?',
  },
  {
    id: 2,
    from: 'Projection room',
    subject: 'Scratches on reel 4',
    received: '08:05',
    text: 'From minute twelve there are two vertical lines. They were not there in autumn. Reel 4 is on your bench.',
  },
  {
    id: 3,
    from: 'Town museum',
    subject: 'Stills for the harbor room',
    received: 'Monday',
    text: 'Could you scan six frames of the harbor before the new quay? We need them at 300 dpi by the end of the month.',
  },
  {
    id: 4,
    from: 'A family in Tolk',
    subject: 'Wedding on 8 mm film',
    received: 'Monday',
    text: 'We found four small reels in the attic. Do you copy private films, and what does it cost?',
  },
];
