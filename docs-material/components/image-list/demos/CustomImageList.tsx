import LocationOnOutlined from '@mui/icons-material/LocationOnOutlined';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { widePhotos } from './parkphotos';

const pin = (place: string) => (
  <IconButton
    aria-label={`Show ${place} on the map`}
    sx={{ color: 'common.white' }}
  >
    <LocationOnOutlined />
  </IconButton>
);

export default function CustomImageList() {
  return (
    <ImageList
      aria-label="Places on the map"
      gap={8}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}
      sx={{ m: 0, width: 1, '& img': { borderRadius: 1 } }}
    >
      {widePhotos.map(({ src, alt, place }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} />
          <ImageListItemBar
            title={place}
            actionIcon={pin(place)}
            actionPosition="left"
            sx={{
              borderRadius: 1,
              background: 'linear-gradient(transparent, rgb(0 0 0 / 0.85) 60%)',
            }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
