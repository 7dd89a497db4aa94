export interface ParkPhoto {
  src: string;
  /** What the photo shows, for people who can't see it. */
  alt: string;
  place: string;
  credit: string;
  width: number;
  height: number;
}

/** Photos of a park's picture desk, in the order of the trail map. */
export const parkPhotos: readonly ParkPhoto[] = [
  {
    src: '/img/demos/image-list/lake.svg',
    alt: 'A snowy peak above a still lake at sunrise',
    place: 'Alder Lake',
    credit: 'Dawn patrol',
    width: 480,
    height: 320,
  },
  {
    src: '/img/demos/image-list/falls.svg',
    alt: 'A waterfall between dark cliffs',
    place: 'Veil Falls',
    credit: 'Trail crew',
    width: 320,
    height: 480,
  },
  {
    src: '/img/demos/image-list/canyon.svg',
    alt: 'A river at the bottom of a red canyon',
    place: 'Copper Gorge',
    credit: 'River rangers',
    width: 480,
    height: 320,
  },
  {
    src: '/img/demos/image-list/geyser.svg',
    alt: 'A geyser erupting in front of a row of pines',
    place: 'Kettle Basin',
    credit: 'Visitor center',
    width: 480,
    height: 320,
  },
  {
    src: '/img/demos/image-list/redwoods.svg',
    alt: 'Tall redwood trunks in morning haze',
    place: 'Elder Grove',
    credit: 'Forest survey',
    width: 320,
    height: 480,
  },
  {
    src: '/img/demos/image-list/dunes.svg',
    alt: 'Sand dunes in evening light',
    place: 'Singing Dunes',
    credit: 'Night watch',
    width: 480,
    height: 320,
  },
  {
    src: '/img/demos/image-list/coast.svg',
    alt: 'A green headland and a rock in the surf',
    place: 'Gull Head',
    credit: 'Coast guides',
    width: 480,
    height: 320,
  },
  {
    src: '/img/demos/image-list/meadow.svg',
    alt: 'Yellow flowers on a meadow below gray mountains',
    place: 'Long Meadow',
    credit: 'Botany team',
    width: 480,
    height: 320,
  },
];

/** Those of the same proportions, for lists with even rows. */
export const widePhotos = parkPhotos.filter(({ width, height }) => width > height);
