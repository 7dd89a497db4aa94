import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { widePhotos } from './parkphotos';

export default function WovenImageList() {
  return (
    <ImageList
      aria-label="Photo contest"
      variant="woven"
      cols={3}
      gap={12}
      sx={{ m: 0, width: 1 }}
    >
      {widePhotos.map(({ src, alt }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
