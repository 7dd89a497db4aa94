import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { widePhotos } from './parkphotos';

export default function StandardImageList() {
  return (
    <ImageList aria-label="Viewpoints" cols={3} sx={{ m: 0, width: 1 }}>
      {widePhotos.map(({ src, alt, width, height }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} width={width} height={height} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
