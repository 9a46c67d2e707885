package com.acme.blog.service;

import com.acme.blog.common.EntityTag;
import com.acme.blog.common.Expanded;
import com.acme.blog.common.Expansion;
import com.acme.blog.common.Expansions;
import com.acme.blog.common.MergePatch;
import com.acme.blog.common.PageResponse;
import com.acme.blog.common.Sorting;
import com.acme.blog.common.Summaries;
import com.acme.blog.common.Summary;
import com.acme.blog.common.UnitOfWork;
import com.acme.blog.config.UnshownValues;
import com.acme.blog.domain.Post;
import com.acme.blog.domain.Tag;
import com.acme.blog.domain.Writer;
import com.acme.blog.dto.PostFilter;
import com.acme.blog.dto.PostRequest;
import com.acme.blog.dto.PostResponse;
import com.acme.blog.dto.PostSummary;
import com.acme.blog.dto.TagResponse;
import com.acme.blog.repository.PostRepository;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class PostService {
  public static final Sorting SORTING =
      Sorting.byKey("id")
          .fields("id", "title", "body", "state", "stars", "version", "createdAt")
          .field("writerId", "writer.id")
          .field("answersId", "answers.id");
  public static final Summary<Post, PostSummary> SUMMARY =
      Summary.of(Post.class, PostSummary.class)
          .field("writerId", "writer.id")
          .field("answersId", "answers.id");
  public static final Expansion<Post> EXPANSION =
      Expansion.of(Post.class, "id").reference("writer", "name").reference("answers", "title");

  private final PostRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Summaries summaries;
  private final Expansions expansions;

  public PostService(
      PostRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Summaries summaries,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.summaries = summaries;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<PostSummary>> list(
      PostFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        summaries.page(SUMMARY, filter.toSpecification(), SORTING.apply(pageable)),
        PostSummary::id,
        EXPANSION,
        expand);
  }

  public PostResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<PostResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public PostResponse create(PostRequest request) {
    Post entity = new Post();
    apply(request, entity, Set.of());
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public PostResponse update(Long id, PostRequest request, String ifMatch) {
    return change(
        id, mergePatch.replace(request, () -> get(id), PostRequest.class), ifMatch, Set.of());
  }

  @Transactional
  public PostResponse patch(Long id, ObjectNode patch, String ifMatch) {
    return change(
        id,
        mergePatch.apply(patch, get(id), PostRequest.class),
        ifMatch,
        MergePatch.cleared(patch));
  }

  private PostResponse change(Long id, PostRequest request, String ifMatch, Set<String> cleared) {
    Post entity = find(id);
    EntityTag.check(entity.getVersion(), request.version(), ifMatch);
    apply(request, entity, cleared);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id, String ifMatch) {
    Post entity = find(id);
    EntityTag.check(entity.getVersion(), null, ifMatch);
    repository.delete(entity);
    unitOfWork.flush();
  }

  public PageResponse<TagResponse> listTags(Long id, Pageable pageable) {
    unitOfWork.require(Post.class, id, "Post");
    return PageResponse.of(
        repository.findTags(id, TagService.SORTING.apply(pageable)), TagService::toResponse);
  }

  @Transactional
  public void addTag(Long id, Integer memberId) {
    unitOfWork.requireToChange(Post.class, id, "Post");
    unitOfWork.require(Tag.class, memberId, "Tag");
    if (!repository.isTag(id, memberId)) {
      unitOfWork.execute("insert into post_tag (post_id, tag_id) values (?1, ?2)", id, memberId);
    }
  }

  @Transactional
  public void removeTag(Long id, Integer memberId) {
    unitOfWork.require(Post.class, id, "Post");
    unitOfWork.require(Tag.class, memberId, "Tag");
    unitOfWork.execute("delete from post_tag where post_id = ?1 and tag_id = ?2", id, memberId);
  }

  private Post find(Long id) {
    return unitOfWork.find(Post.class, id, "Post");
  }

  private void apply(PostRequest request, Post entity, Set<String> cleared) {
    entity.setTitle(request.title());
    entity.setBody(request.body());
    if (request.cover() != null || cleared.contains("cover")) {
      entity.setCover(request.cover());
    }
    if (request.state() != null) {
      entity.setState(request.state());
    }
    entity.setStars(request.stars());
    entity.setWriter(
        unitOfWork.referenceOrCurrent(
            Writer.class, entity.getWriter(), request.writerId(), "writerId"));
    entity.setAnswers(
        unitOfWork.referenceOrCurrent(
            Post.class, entity.getAnswers(), request.answersId(), "answersId"));
  }

  public static PostResponse toResponse(Post entity) {
    return UnshownValues.told(
        entity,
        new PostResponse(
            entity.getId(),
            entity.getWriter().getId(),
            entity.getAnswers() == null ? null : entity.getAnswers().getId(),
            entity.getTitle(),
            entity.getBody(),
            entity.getCover(),
            entity.getState(),
            entity.getStars(),
            entity.getVersion(),
            entity.getCreatedAt()));
  }
}
