export const ReviewLinkPage = () => null;
