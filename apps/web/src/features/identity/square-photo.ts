/** Enough for every place where a face is shown, twice over for sharp screens. */
const side = 512;

/** The middle of a picture as a square JPEG; drawing it anew leaves behind what a camera has written into the file. Undefined for what is no picture. */
export const squarePhoto = async (file: File): Promise<File | undefined> => {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const cut = Math.min(picture.width, picture.height);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d');
  // A picture may let light through, a JPEG does not.
  if (pen) pen.fillStyle = 'white';
  pen?.fillRect(0, 0, side, side);
  pen?.drawImage(picture, (picture.width - cut) / 2, (picture.height - cut) / 2, cut, cut, 0, 0, side, side);
  picture.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  return drawn === null ? undefined : new File([drawn], 'photo.jpg', { type: 'image/jpeg' });
};
