#!/bin/sh
# Makes a private bucket and a CloudFront distribution that serves it, once:
# sh docs/hosting/aws/set-up.sh BUCKET REGION
set -eu
bucket=${1:?Say which bucket and region: set-up.sh BUCKET REGION}
region=${2:?Say which region, such as me-central-1: set-up.sh BUCKET REGION}
here=$(dirname "$0")
# Names of CloudFront have no dots.
name=$(echo "$bucket" | tr . -)
temporary=$(mktemp -d)
trap 'rm -r "$temporary"' EXIT

echo "Bucket $bucket"
aws s3 mb "s3://$bucket" --region "$region"
aws s3api put-public-access-block --bucket "$bucket" --region "$region" \
    --public-access-block-configuration \
    BlockPublicAcls=true,IgnorePublicAcls=true,BlockPublicPolicy=true,RestrictPublicBuckets=true

echo 'Function for addresses of pages'
version=$(aws cloudfront create-function --name "$name" \
    --function-config 'Comment=Pages are folders,Runtime=cloudfront-js-2.0' \
    --function-code "fileb://$here/function.js" --query ETag --output text)
function=$(aws cloudfront publish-function --name "$name" --if-match "$version" \
    --query FunctionSummary.FunctionMetadata.FunctionARN --output text)

echo 'Headers'
sed "s/\"Name\": \".*\"/\"Name\": \"$name\"/" "$here/headers.json" > "$temporary/headers.json"
headers=$(aws cloudfront create-response-headers-policy \
    --response-headers-policy-config "file://$temporary/headers.json" \
    --query ResponseHeadersPolicy.Id --output text)

echo 'Distribution'
control=$(aws cloudfront create-origin-access-control --origin-access-control-config \
    "Name=$name,SigningProtocol=sigv4,SigningBehavior=always,OriginAccessControlOriginType=s3" \
    --query OriginAccessControl.Id --output text)
sed -e "s|NAME|$name|" -e "s|BUCKET|$bucket|" -e "s|REGION|$region|" -e "s|ACCESS_CONTROL|$control|" \
    -e "s|HEADERS_POLICY|$headers|" -e "s|FUNCTION|$function|" \
    "$here/distribution.json" > "$temporary/distribution.json"
made=$(aws cloudfront create-distribution \
    --distribution-config "file://$temporary/distribution.json" \
    --query '[Distribution.Id, Distribution.ARN, Distribution.DomainName]' --output text)
# shellcheck disable=SC2086
set -- $made

echo 'Leave for the distribution to read the bucket'
cat > "$temporary/policy.json" <<POLICY
{
  "Version": "2012-10-17",
  "Statement": [
    {
      "Effect": "Allow",
      "Principal": { "Service": "cloudfront.amazonaws.com" },
      "Action": "s3:GetObject",
      "Resource": "arn:aws:s3:::$bucket/*",
      "Condition": { "StringEquals": { "AWS:SourceArn": "$2" } }
    }
  ]
}
POLICY
aws s3api put-bucket-policy --bucket "$bucket" --region "$region" \
    --policy "file://$temporary/policy.json"

echo "Distribution $1 serves $bucket at https://$3 in a few minutes."
