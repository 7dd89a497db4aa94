import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { parkPhotos } from './parkphotos';

/** The larger photos. With four small ones, they fill three rows of four columns. */
const patches: Record<string, { cols?: number; rows?: number }> = {
  'Alder Lake': { cols: 2, rows: 2 },
  'Veil Falls': { rows: 2 },
  'Singing Dunes': { cols: 2 },
};

export default function QuiltedImageList() {
  return (
    <ImageList
      aria-label="Front of the park brochure"
      variant="quilted"
      cols={4}
      rowHeight={110}
      sx={{ m: 0, width: 1 }}
    >
      {parkPhotos.slice(0, 7).map(({ src, alt, place }) => (
        <ImageListItem key={src} {...patches[place]}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
