import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { widePhotos } from './parkphotos';

export default function TitlebarBelowImageList() {
  return (
    <ImageList aria-label="Postcards" gap={16} sx={{ m: 0, width: 1 }}>
      {widePhotos.slice(2).map(({ src, alt, place, credit }) => (
        <ImageListItem key={src} sx={{ minWidth: 0 }}>
          <img src={src} alt={alt} />
          <ImageListItemBar position="below" title={place} subtitle={credit} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
