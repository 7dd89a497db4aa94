import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { parkPhotos } from './parkphotos';

export default function TitlebarBelowMasonryImageList() {
  return (
    <ImageList
      aria-label="Recent uploads"
      variant="masonry"
      gap={16}
      sx={{ m: 0, width: 1 }}
    >
      {parkPhotos.slice(0, 5).map(({ src, alt, place, width, height }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} width={width} height={height} />
          <ImageListItemBar position="below" title={place} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
