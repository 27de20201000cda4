import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Slider } from '@/shared/ui/slider/Slider';
import { aspects, type Area } from '../crop';
import type { PictureKind } from '../types';
import styles from './PictureDialog.module.css';
import { usePictureTexts } from './pictureTexts';

interface CropFieldProps {
  kind: PictureKind;
  /** Of the picture, in this browser. */
  address: string;
  /** The chosen part, in pixels of the picture. */
  onArea: (area: Area) => void;
  /** The browser cannot show the picture. */
  onBroken: () => void;
}

/** Percent; 100 is the whole width or height. */
const zooms = { min: 100, max: 300 };

/** The part of a picture that will show: dragged, pinched, or moved with the arrow keys and a slider. */
export function CropField({ kind, address, onArea, onBroken }: CropFieldProps) {
  const t = usePictureTexts();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.crop}>
        <Cropper
          image={address}
          crop={position}
          zoom={zoom}
          maxZoom={zooms.max / 100}
          aspect={aspects[kind]}
          cropShape={kind === 'avatar' ? 'round' : 'rect'}
          showGrid={kind === 'cover'}
          keyboardStep={8}
          // Its own stylesheet is a file: the Content-Security-Policy refuses written ones.
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('cropArea') }}
          mediaProps={{ alt: '', onError: onBroken }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onArea(area)}
        />
      </div>
      <Slider
        label={t('zoom')}
        min={zooms.min}
        max={zooms.max}
        value={Math.round(zoom * 100)}
        format={(value) => `${value} %`}
        onSlide={(value) => setZoom(value / 100)}
        onChange={(value) => setZoom(value / 100)}
      />
    </>
  );
}
