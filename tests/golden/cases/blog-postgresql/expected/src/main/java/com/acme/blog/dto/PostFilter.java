package com.acme.blog.dto;

import com.acme.blog.common.Specs;
import com.acme.blog.domain.Post;
import com.acme.blog.domain.PostState;
import java.time.OffsetDateTime;
import org.springframework.data.jpa.domain.Specification;

public record PostFilter(
    Long[] id,
    Long[] writerId,
    Long[] answersId,
    Boolean answersIdIsNull,
    String[] title,
    String titleContains,
    String[] body,
    String bodyContains,
    Boolean bodyIsNull,
    PostState[] state,
    Short[] stars,
    Short starsFrom,
    Short starsTo,
    Boolean starsIsNull,
    OffsetDateTime[] createdAt,
    OffsetDateTime createdAtFrom,
    OffsetDateTime createdAtTo) {
  public Specification<Post> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(writerId, "writer", "id"),
        Specs.among(answersId, "answers", "id"),
        Specs.isNull(answersIdIsNull, "answers", "id"),
        Specs.among(title, "title"),
        Specs.contains(titleContains, "title"),
        Specs.among(body, "body"),
        Specs.contains(bodyContains, "body"),
        Specs.isNull(bodyIsNull, "body"),
        Specs.among(state, "state"),
        Specs.among(stars, "stars"),
        Specs.between(starsFrom, starsTo, "stars"),
        Specs.isNull(starsIsNull, "stars"),
        Specs.among(createdAt, "createdAt"),
        Specs.between(createdAtFrom, createdAtTo, "createdAt"));
  }
}
