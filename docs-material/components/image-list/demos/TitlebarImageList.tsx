import * as React from 'react';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { widePhotos } from './parkphotos';

export default function TitlebarImageList() {
  const [saved, setSaved] = React.useState<readonly string[]>(['Copper Gorge']);
  const toggle = (place: string) =>
    setSaved((places) =>
      places.includes(place)
        ? places.filter((other) => other !== place)
        : [...places, place],
    );

  return (
    <ImageList aria-label="Plan a hike" gap={8} sx={{ m: 0, width: 1 }}>
      {widePhotos.slice(0, 4).map(({ src, alt, place, credit }) => (
        <ImageListItem key={src}>
          <img src={src} alt={alt} />
          <ImageListItemBar
            title={place}
            subtitle={credit}
            actionIcon={
              <IconButton
                aria-label={`Save ${place}`}
                aria-pressed={saved.includes(place)}
                onClick={() => toggle(place)}
                sx={{ color: 'common.white' }}
              >
                {saved.includes(place) ? <Bookmark /> : <BookmarkBorder />}
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
