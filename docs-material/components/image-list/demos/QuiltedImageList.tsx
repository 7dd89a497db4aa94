import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { parkPhotos } from './parkphotos';

/** Columns and rows of each photo; together they fill three rows of four columns. */
const patches = [
  [2, 2],
  [1, 2],
  [1, 1],
  [1, 1],
  [1, 1],
  [2, 1],
  [1, 1],
];

export default function QuiltedImageList() {
  return (
    <ImageList
      aria-label="Front of the park brochure"
      variant="quilted"
      cols={4}
      rowHeight={110}
      sx={{ m: 0, width: 1 }}
    >
      {patches.map(([cols, rows], index) => (
        <ImageListItem key={parkPhotos[index].src} cols={cols} rows={rows}>
          <img src={parkPhotos[index].src} alt={parkPhotos[index].alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
