import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { parkPhotos } from './parkphotos';

export default function MasonryImageList() {
  return (
    <ImageList
      aria-label="Archive"
      variant="masonry"
      cols={3}
      gap={8}
      sx={{ m: 0, width: 1 }}
    >
      {parkPhotos.map(({ src, alt, width, height }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} width={width} height={height} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
