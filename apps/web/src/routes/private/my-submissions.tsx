const MySubmissionsPage = () => null;

export default MySubmissionsPage;
