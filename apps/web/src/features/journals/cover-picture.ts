/** Enough for the largest place where a cover is shown, twice over for sharp screens. */
const most = { width: 800, height: 1200 };

/** A picture as a JPEG of at most this size; drawing it anew leaves behind what a camera has written into the file. Undefined for what is no picture. */
export const coverPicture = async (file: File): Promise<File | undefined> => {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, most.width / picture.width, most.height / picture.height);
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  // A picture may let light through, a JPEG does not.
  if (pen) pen.fillStyle = 'white';
  pen?.fillRect(0, 0, width, height);
  pen?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88));
  return drawn === null ? undefined : new File([drawn], 'cover.jpg', { type: 'image/jpeg' });
};
